import { displayName } from "#app/domain/opponents.ts";
import { describePlace } from "#app/domain/places/place.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import { currentOpponents, listOtherNames } from "#app/entities/opponent/shape.ts";
import { meetingsWith } from "#app/record/figures.ts";
import type { ClubRecord, Opponent } from "#app/record/record.ts";
import { paths } from "#app/routes/paths.ts";
import type { SearchDocument } from "#app/search/search-data.ts";
import * as counts from "#words/counts.ts";
import { joinFacts, writeYears } from "./facts.ts";
import { writeResult } from "./games.ts";

/** "7–10 in 17 games" */
function writeRecord(team: Opponent): string {
  const games = meetingsWith(team);
  return `${recordText(countRecord(games))} in ${counts.games(games.length)}`;
}

/** "7–10 in 17 games, 2015–2019. Last: lost 7–13 at Regionals 2019" */
function writeMeetings(team: Opponent, years: readonly number[], record: ClubRecord): string {
  const last = meetingsWith(team).at(-1);
  if (last === undefined)
    return joinFacts(team.location && describePlace(team.location), "no game played yet");
  const result = writeResult(last).toLowerCase();
  return `${writeRecord(team)}, ${writeYears(years, record)}. Last: ${result} at ${last.tournament.title}`;
}

function opponentDocument(team: Opponent, record: ClubRecord): SearchDocument {
  const { id, location } = team;
  const years = [...new Set(meetingsWith(team).map(({ tournament }) => tournament.year))];
  return {
    kind: "opponents",
    title: displayName(team),
    note: writeMeetings(team, years, record),
    href: paths.opponent({ id }),
    names: listOtherNames(team),
    keywords: joinFacts(
      "opponent rival record head game match result history win won loss lost beat biggest worst closest",
      location && describePlace(location),
      location?.region?.name,
      ...years.map(String),
    ),
    year: years.at(-1),
    drawing: { sheet: "opponents", id },
  };
}

/** The most played opponent: the first one, as `currentOpponents` sorts them. */
function mostPlayed([team]: readonly Opponent[]): SearchDocument[] {
  if (team === undefined) return [];
  return [
    {
      kind: "facts",
      title: "Most played opponent",
      note: `${displayName(team)}: ${writeRecord(team)}`,
      href: paths.opponent(team),
      names: ["biggest rival", "main rival", "arch rival"],
      keywords: "common faced team rival rivalry",
      drawing: { sheet: "opponents", id: team.id },
    },
  ];
}

/** Opponents by their present names, and the most played one. */
export function opponentDocuments(record: ClubRecord): SearchDocument[] {
  const teams = currentOpponents(record);
  return [...teams.map((team) => opponentDocument(team, record)), ...mostPlayed(teams)];
}
