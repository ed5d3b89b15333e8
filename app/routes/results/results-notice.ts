import { notInRecord } from "#app/domain/seasons/resolve-season.ts";
import type { SeasonFilter } from "#app/domain/seasons/season-filter.ts";
import * as words from "#words/pages/results.ts";
import type { SeasonHead, ShapedTournament } from "./results-record.ts";

interface NamedTournament {
  /** The id in the address. */
  readonly asked: string | undefined;
  /** The tournament with that id; none where the record has no such tournament. */
  readonly named: Pick<ShapedTournament, "name" | "year"> | undefined;
}

/** A sentence for an address that asks for something the page cannot show; none for all others. */
export function noticeOf(
  { season, showAll, isUnknown }: SeasonFilter<Pick<SeasonHead, "name" | "year">>,
  { asked, named }: NamedTournament,
): string | undefined {
  const sentences: string[] = [];
  if (isUnknown) sentences.push(notInRecord(season));
  if (asked !== undefined && named === undefined) {
    sentences.push(words.tournamentNotInRecord);
    if (!isUnknown) sentences.push(showAll ? words.theseAreAllResults : words.thisIs(season.name));
  }
  if (named !== undefined && !showAll && named.year !== season.year) {
    sentences.push(words.notATournamentOf(named.name, named.year, season.name));
  }
  return sentences.length === 0 ? undefined : sentences.join(" ");
}
