export interface Location {
  readonly city: string;
  /** two-letter US state; missing for Washington DC and for teams from Canada */
  readonly state?: string | null | undefined;
}

/** A place for calendars, which know no club: "Galway, IE"; one in the United States has its state. */
export function placeInFull(location: Location & { readonly country: string }): string {
  const text = locationText(location);
  return location.country === "US" ? text : `${text}, ${location.country}`;
}

/** Where a tournament or a team is: "Zeeland, MI", or "Washington DC" without a state. */
export function locationText({ city, state }: Location): string {
  return state ? `${city}, ${state}` : city;
}
