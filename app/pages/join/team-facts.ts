import { playedOnly } from "#app/domain/games/game.ts";
import { statesText } from "#app/domain/places/state.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import { computeReach } from "#app/record/figures.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { hasPage } from "#app/routes/has-page.ts";
import { paths } from "#app/routes/paths.ts";
import { type Fact, listKnown } from "./answers.ts";

function describeLastSeason({ seasons }: ClubRecord): Fact["values"] {
  const last = seasons.findLast(({ results }) => results !== undefined);
  if (last?.results === undefined) return [];
  const finish = last.results.finish === undefined ? "" : `, ${last.results.finish}`;
  const text = `${last.year}: ${recordText(last.results)}${finish}`;
  return [{ text, to: paths.season({ year: last.year }) }];
}

function describeAllGames(record: ClubRecord): Fact["values"] {
  const played = playedOnly(record.games);
  const [first] = played;
  if (first === undefined) return [];
  const text = `${recordText(countRecord(played))} since ${first.tournament.year}`;
  return [{ text, to: hasPage(record, "records") ? paths.records() : undefined }];
}

/** Facts about the club's results and its governing body. */
export function listTeamFacts(record: ClubRecord): readonly Fact[] {
  const { championships, states } = computeReach(record);
  const { governingBody } = record.club;
  const placesOfGames = hasPage(record, "records") ? `${paths.records()}#places` : undefined;
  return listKnown([
    {
      label: "Governing body",
      values:
        governingBody?.link === undefined
          ? []
          : [{ text: governingBody.name, to: governingBody.link }],
    },
    { label: "Last season", values: describeLastSeason(record) },
    {
      label: record.championship.title,
      values: championships.map(({ id, year, dates }) => ({
        text: String(year),
        to: dates && paths.tournament({ id }),
      })),
    },
    {
      label: "Played in",
      values:
        states.size === 0
          ? []
          : [{ text: statesText(states, record.states.called), to: placesOfGames }],
    },
    { label: "All games", values: describeAllGames(record) },
  ]);
}
