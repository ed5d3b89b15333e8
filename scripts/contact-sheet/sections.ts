import { badgeSheet } from "#app/art/badge/badge.ts";
import { bustSheet } from "#app/art/bust/bust.ts";
import { actionPrint, type PrintFormat } from "#app/art/action-print/action-print.ts";
import { crestSheet } from "#app/art/crest/crest.ts";
import { emblemSheet, sceneSheet } from "#app/art/emblem/emblem.ts";
import { emptySheet, nightSheet } from "#app/art/empty/empty-state.ts";
import { heroSheet } from "#app/art/hero/hero.ts";
import { iconSheet } from "#app/art/icon/icons.ts";
import { lineupSheet } from "#app/art/lineup/lineup.ts";
import { markSheet, skinMarkSheet } from "#app/art/mark/mark-sheet.ts";
import { type PrintedSeason, seasonsInPrint } from "#app/art/season/printed-season.ts";
import { claimSheet, plateSheet, sponsorSheet } from "#app/art/plate/plate.ts";
import { posterSheet } from "#app/art/poster/posters.ts";
import { recordSheet, sleeveSheet } from "#app/art/sleeve/sleeve.ts";
import { tileSheet } from "#app/art/tile/tile.ts";
import { valueSheet } from "#app/art/value/value-picture.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import type { Content, Player, Roster, Site } from "#app/content/content.ts";
import { VALUE_PICTURES } from "#app/domain/core-values.ts";
import { markName } from "#app/domain/marks.ts";
import type { Section } from "./page.ts";
import { pageLabels } from "#app/pages/shared/paths.ts";

function peopleOf({ players }: Content, roster: Roster): Player[] {
  return [...roster.players, ...roster.coaches].flatMap((id) => players.get(id) ?? []);
}

/** All prints of a season as one sheet. */
function printsOf(season: PrintedSeason, people: readonly Player[], format: PrintFormat): Sheet {
  const prints = people.map((person, place) => ({
    id: person.id,
    viewBox: format === "vertical" ? "0 0 400 500" : "0 0 600 400",
    markup: actionPrint(person, season, place, format),
  }));
  return makeSheet(`prints-${season.year}`, prints);
}

function seasonSections(season: PrintedSeason, people: readonly Player[]): Section[] {
  const { year } = season;
  return [
    {
      title: `Line-up ${year}`,
      sheet: lineupSheet(season, { id: "team", people, width: 1440, height: 640 }),
      width: 900,
    },
    { title: `Busts ${year}`, sheet: bustSheet(season, people), width: 160 },
    { title: `Prints ${year}`, sheet: printsOf(season, people, "vertical"), width: 200 },
    { title: `Prints ${year}, lying`, sheet: printsOf(season, people, "landscape"), width: 260 },
  ];
}

/** A value for each drawing. */
const drawings = VALUE_PICTURES.map((picture) => ({ name: picture, picture }));

function fixedSections(site: Site, seasons: number, values: number): Section[] {
  const name = markName(site);
  return [
    { title: "Marks", sheet: markSheet(name, seasons), width: 220 },
    { title: "Skin mark", sheet: skinMarkSheet(name, 2025), width: 220, host: "skin" },
    { title: "Icons", sheet: iconSheet(), width: 48 },
    { title: "Hero", sheet: heroSheet(name, site.founding.year), width: 700, host: "hero" },
    {
      title: "Posters",
      sheet: posterSheet({
        badges: [{ id: "LOW_TIDE", ink: "b", icon: "mdi:water" }],
        plates: ["CO", "KS"],
        values,
        titles: { ...pageLabels, playlists: "Roster 2025" },
      }),
      width: 240,
      host: "on-paper",
    },
    { title: "Empty", sheet: emptySheet(), width: 420 },
    { title: "Empty by night", sheet: nightSheet(), width: 420 },
    { title: "Core values", sheet: valueSheet(drawings), width: 420, host: "on-paper" },
  ];
}

function gameSections({ badgeQuest, players, states: { list } }: Content): Section[] {
  const badges = [...badgeQuest.badges.values()];
  const [spotter] = players.values();
  const plates = list.map(({ code }, i) => (i % 5 === 4 ? { code } : { code, run: i % 5 }));
  const claims = new Map(
    spotter
      ? list
          .slice(0, 12)
          .map(({ code, name }) => [code, { state: name, spotter, date: "September 13, 2019" }])
      : [],
  );
  return [
    { title: "Badges", sheet: badgeSheet("badges", badges), width: 90 },
    { title: "Plates", sheet: plateSheet("plates", plates), width: 100, host: "on-paper" },
    { title: "Claims", sheet: claimSheet("claims", claims), width: 300 },
  ];
}

function recordSections(content: Content): Section[] {
  const { tournaments, opponents, playlists, site, rosters } = content;
  const sleeves = Array.from(playlists.values(), ({ year, playlists: lists }): Section => {
    return {
      title: `Sleeves ${year}`,
      sheet: sleeveSheet("sleeves", lists),
      width: 180,
      host: "skin",
    };
  });
  const seasonOf = seasonsInPrint(content);
  const grids = rosters.map(({ year, photos }): Section => {
    return {
      title: `Photos ${year}`,
      sheet: tileSheet(`photos-${year}`, seasonOf(year), photos),
      width: 180,
    };
  });
  return [
    { title: "Tournaments", sheet: emblemSheet("labels", tournaments), width: 220 },
    { title: "Scenes", sheet: sceneSheet("scenes", tournaments), width: 320 },
    { title: "Opponents", sheet: crestSheet([...opponents.values()]), width: 100 },
    { title: "Sponsors", sheet: sponsorSheet(site.sponsors.map(({ name }) => name)), width: 300 },
    { title: "Records", sheet: recordSheet([1, 7, 28]), width: 180, host: "skin" },
    ...sleeves,
    ...grids,
  ];
}

/** Every picture of the content, row by row. */
export function contactSections(content: Content): Section[] {
  const { rosters } = content;
  const seasonOf = seasonsInPrint(content);
  const seasons = rosters.flatMap((roster) =>
    seasonSections(seasonOf(roster.year), peopleOf(content, roster)),
  );
  const latest = rosters.at(-1);
  // A year that no roster has: its colorway must be as good as the others.
  const later = latest ? seasonSections(seasonOf(latest.year + 1), peopleOf(content, latest)) : [];
  return [
    ...fixedSections(content.site, rosters.length, content.coreValues.length),
    ...recordSections(content),
    ...gameSections(content),
    ...seasons,
    ...later,
  ];
}
