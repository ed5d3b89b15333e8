import { type PrintFormat, printSheet } from "#app/art/action-print/action-print.ts";
import { bustSheet } from "#app/art/bust/bust.ts";
import { pickPersonInks } from "#app/art/season/person-inks.ts";
import { dressTeam } from "#app/art/season/person.ts";
import { type Ground, makeSeasonLookup } from "#app/art/season/printed-season.ts";
import type { FormerIds } from "#app/domain/former-ids.ts";
import { recordText, type TeamRecord } from "#app/domain/records.ts";
import type { ShotFormat } from "#app/domain/seasons.ts";
import { type PersonShape, shapeMember, shapePlayer } from "#app/entities/person/shape.ts";
import type { AddSheet } from "#app/islands/rendering.ts";
import { differsFromPublished, seasonFigures } from "#app/record/figures.ts";
import type { ClubRecord, Person, Season } from "#app/record/record.ts";
import { rosterLinkLabel } from "#app/routes/titles.ts";
import * as counts from "#words/counts.ts";

/** A person in one season, and her drawings. */
export interface RosterMember extends PersonShape {
  /** Background color of her small picture. */
  readonly ground: Ground;
  /** Sheets of her large picture, by format. */
  readonly prints: Readonly<Partial<Record<PrintFormat, string>>>;
  /** Her badges with their years: "12 badges, 2019". */
  readonly badges?: string;
}

/** A season's team. */
export interface RosterSeason {
  readonly id: string;
  readonly year: number;
  /** "Côte Sauvage 2026" */
  readonly name: string;
  /** The published record, and a note if the games add up to another one. */
  readonly record?: (TeamRecord & { readonly text: string; readonly note?: string }) | undefined;
  readonly finish?: string;
  /** Players in published order, then coaches. */
  readonly members: readonly RosterMember[];
  /** Ids of its captains, in published order. */
  readonly captains: readonly string[];
  readonly highlights: readonly string[];
  /** The team's page at its governing body. */
  readonly official?: { readonly link: string; readonly label: string };
  readonly releaseLink?: string;
  /** Ink of the banner. */
  readonly lead: Ground;
  /** Sheet with everyone's small picture. */
  readonly busts: string;
}

/** A season in the banner, and in links to the other ones. */
export type ListedSeason = Pick<RosterSeason, "id" | "year" | "name" | "lead">;

export interface RosterProps {
  /** The default season. */
  readonly defaultTeam: RosterSeason;
  /** Address of a file with the other seasons. */
  readonly othersFile: string;
  /** All seasons, oldest first. */
  readonly seasons: readonly ListedSeason[];
  readonly formerIds: FormerIds | undefined;
}

/** Formats of a season's action pictures, the same as its photographs': 4:5, 3:2 or both. */
const PRINT_FORMATS: Readonly<Record<ShotFormat, readonly PrintFormat[]>> = {
  lying: ["landscape"],
  upright: ["vertical"],
  both: ["vertical", "landscape"],
};

/** "12 badges, 2019" */
function describeBadges({ awards }: Person): string | undefined {
  if (awards.length === 0) return undefined;
  const years = [...new Set(awards.map(({ edition }) => edition.year))];
  return `${counts.badges(awards.length)}, ${years.join(", ")}`;
}

/** The published record; its note says what the games add up to, where that differs. */
function describeRecord(season: Season, results: TeamRecord): RosterSeason["record"] {
  const { wins, losses, ties } = results;
  const note = `as published; games say ${recordText(seasonFigures(season).counted)}`;
  return {
    wins,
    losses,
    ...(ties !== undefined && { ties }),
    text: recordText(results),
    ...(differsFromPublished(season) && { note }),
  };
}

/**
 * The teams of all seasons, oldest first.
 *
 * @param addSheet adds drawings to the page, and returns the address of their sheet
 */
export function shapeSeasons(record: ClubRecord, addSheet: AddSheet): RosterSeason[] {
  const { club, seasons, defaultSeason } = record;
  const findSeason = makeSeasonLookup(record);
  const years = seasons.map(({ year }) => year);
  const label = rosterLinkLabel(club);
  const shapeSeason = (season: Season): RosterSeason => {
    const inks = findSeason(season.year);
    const dressed = dressTeam(season);
    const members = season.members.map((tenure, index): RosterMember => {
      const person = dressed[index];
      if (person === undefined) throw new RangeError("A member is not drawn.");
      const formats = PRINT_FORMATS[season.actionShots ?? "lying"];
      const prints = formats.map((format) => [
        format,
        addSheet(printSheet(inks, person, index, format)),
      ]);
      const badges = describeBadges(tenure.person);
      return {
        ...shapePlayer(tenure.person, years),
        ...shapeMember(tenure),
        ground: pickPersonInks(person, inks, index).ground,
        prints: Object.fromEntries(prints),
        ...(badges !== undefined && { badges }),
      };
    });
    const { finish } = season.results ?? {};
    return {
      id: season.id,
      year: season.year,
      name: season.displayName,
      record: season.results && describeRecord(season, season.results),
      ...(finish !== undefined && { finish }),
      members,
      captains: season.captains.map(({ id }) => id),
      highlights: season.highlights,
      ...(season.link !== undefined && { official: { link: season.link, label } }),
      ...(season.rosterAnnounceLink !== undefined && { releaseLink: season.rosterAnnounceLink }),
      lead: inks.colorway.lead,
      busts: addSheet(bustSheet(inks, dressed), season === defaultSeason ? "inline" : "file"),
    };
  };
  return seasons.map(shapeSeason);
}
