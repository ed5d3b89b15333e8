import { fullName } from "#app/domain/roster/full-name.ts";
import { notInRecord } from "#app/domain/seasons/resolve-season.ts";
import * as words from "#words/pages/roster.ts";
import type { RosterData, SeasonData } from "./roster-data.ts";

interface Missed {
  /** The address names a season that does not exist. */
  isUnknown: boolean;
  /** The person asked for who is not on the season's roster. */
  missing: string | undefined;
  /** The person shown instead. */
  shown: string | undefined;
}

/** A sentence for an address that asks for something the page cannot show; none for all others. */
export function noticeOf(data: RosterData, season: SeasonData, missed: Missed): string | undefined {
  const { isUnknown, missing, shown } = missed;
  const sentences: string[] = [];
  if (isUnknown) sentences.push(notInRecord(season));
  if (missing !== undefined) {
    // An address may say "toString", which every record answers to.
    const who = Object.hasOwn(data.people, missing) ? data.people[missing] : undefined;
    const whom = who === undefined ? words.thatPlayer : fullName(who);
    sentences.push(words.notOnTheRosterOf(whom, season.name));
    const instead = shown === undefined ? undefined : data.people[shown];
    if (instead !== undefined) sentences.push(words.thisIs(fullName(instead)));
  }
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}
