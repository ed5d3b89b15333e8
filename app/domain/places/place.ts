import { fold } from "#app/domain/fold.ts";
import { type State, type States, stateWithCode } from "./state.ts";

/** A place with its city. */
export interface Location {
  readonly city: string;
  /** State or region as its file has it, usually a code such as MI; places such as Washington DC have none. */
  readonly state?: string | null | undefined;
}

/** The known parts of a place; all may be missing. */
export interface KnownOfPlace {
  readonly city?: string | undefined;
  readonly state?: string | null | undefined;
}

/** A place for calendars, which are read outside of the site: "Galway, IE"; places in the United States have their state. */
export function describePlaceWithCountry(
  location: Location & { readonly country: string },
): string {
  const text = cityAndState(location);
  return location.country === "US" ? text : `${text}, ${location.country}`;
}

/** The known parts of a place, separated by commas. */
function cityAndState({ city, state }: KnownOfPlace) {
  return [city, state].filter(Boolean).join(", ");
}

/** Location of a tournament or a team: "Zeeland, MI", "Washington DC" without a state, "Toronto, Canada" abroad. */
export function describePlace({
  city,
  state,
  abroad,
}: KnownOfPlace & Pick<Placed, "abroad">): string {
  return [cityAndState({ city, state }), abroad].filter(Boolean).join(", ");
}

const countries = new Intl.DisplayNames("en", { type: "region" });

/** Derived facts of a place. */
export interface Placed {
  readonly country: string;
  /** Name of the country, if it is not the club's. */
  readonly abroad?: string | undefined;
  /** Its state, if that is in the club's country. */
  readonly region: State | undefined;
  /**
   * The area that neighboring places share: the state's code, or its name as written, else the city. Abroad
   * it is the whole place.
   */
  readonly area: string;
  /** Label in pictures: the state, if it is short enough. */
  readonly label: string;
}

/** Most characters of a state that fit in pictures: the length of the longest code. */
const MAX_LABEL_LENGTH = 5;

/** The district whose code ends the name of a city without a state, as DC does in "Washington DC". */
function findDistrict(city: string, states: States): State | undefined {
  const code = / (\S+)$/.exec(city)?.[1];
  const state = code === undefined ? undefined : stateWithCode(code, states);
  return state?.kind === "district" ? state : undefined;
}

/** Country for a content file; undefined if it is the club's. */
export function countryWritten({ country }: Placed, home: States): string | undefined {
  return country === home.country ? undefined : country;
}

/** Adds the derived facts to a place, which names its country only if it is not the club's. */
export function locate<Written extends KnownOfPlace & { readonly country?: string | undefined }>(
  location: Written,
  home: States,
): Written & Placed {
  const { city = "", state, country = home.country } = location;
  const shortState = state && state.length <= MAX_LABEL_LENGTH ? state.toUpperCase() : "";
  if (country !== home.country) {
    const [area, abroad] = [cityAndState(location), countries.of(country)];
    return { ...location, country, abroad, region: undefined, area, label: shortState };
  }
  const region = state ? stateWithCode(state, home) : findDistrict(city, home);
  return {
    ...location,
    country,
    region,
    area: region?.code ?? state ?? city,
    label: region?.code ?? shortState,
  };
}

/** Slug of a place's area: "oh", "dc", "toronto", "co-galway". */
export function addressKey(area: string): string {
  return fold(area).replaceAll(/[^\p{L}\p{N}]+/gu, "-");
}

/** Address of a map search for a place. */
export function searchMap(where: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(where)}`;
}

/** A place's own link to a map, or else a map search for it. */
export function linkToMap(
  location: Location & { readonly country: string; readonly mapsLink?: string | undefined },
): string {
  return location.mapsLink ?? searchMap(describePlaceWithCountry(location));
}
