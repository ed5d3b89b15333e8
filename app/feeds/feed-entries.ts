import { escapeMarkup } from "#app/lib/text/escape-markup.ts";
import type { NewsItem } from "#app/content/content.ts";
import type { Day } from "#app/domain/dates/day.ts";
import { withForfeit } from "#app/domain/games/forfeit.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { outcomeOf, outcomeWord } from "#app/domain/games/outcome.ts";
import { displayName } from "#app/domain/opponents/opponent.ts";
import { locationText } from "#app/domain/places/location.ts";
import * as words from "#words/feeds.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import { pointsText } from "#app/domain/records/points.ts";
import { countRecord, recordText } from "#app/domain/records/record.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";
import { paths } from "#app/paths.ts";
import { lastPlayed } from "#app/record/newest.ts";
import type { Tournament } from "#app/record/record.ts";

/** One entry of a feed. */
export interface FeedEntry {
  /** Never changes, so that no reader shows an entry twice. */
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly day: Day;
  readonly author: string;
  /** HTML, or nothing beside the title. */
  readonly html: string;
}

const newestFirst = (entries: readonly FeedEntry[]) =>
  sortedBy(entries, ({ day }) => day).toReversed();

/**
 * The stories, newest first. A story is known by its link; one that stands on the site itself by the
 * full address.
 *
 * @param address where the site is published, without a slash at the end
 */
export function newsEntries(news: readonly NewsItem[], address: string): FeedEntry[] {
  return newestFirst(
    news.map(({ title, link, date, author, type }) => {
      const full = link.startsWith("/") ? address + link : link;
      const html = `<p>${escapeMarkup(words.storyBy(type, author))}</p>`;
      return { id: full, title, link: full, day: date, author, html };
    }),
  );
}

function scoresOf(tournament: Tournament): string {
  const rows = playedOnly(tournament.games).map((game) => {
    const { score, opponent } = game;
    const text = words.scoreAgainst(
      outcomeWord(outcomeOf(score)),
      pointsText(score),
      displayName(opponent),
    );
    return `<li>${escapeMarkup(withForfeit(text, game))}</li>`;
  });
  return `<p>${escapeMarkup(locationText(tournament.location))}</p><ul>${rows.join("")}</ul>`;
}

/** The sanctioned tournaments that have scores, newest first, each with its games. */
export function resultEntries(
  tournaments: readonly Tournament[],
  author: string,
  address: string,
): FeedEntry[] {
  const entries = tournaments.flatMap((tournament): FeedEntry[] => {
    const { id, name, year, games, result, sanctioned } = tournament;
    const day = lastPlayed(games);
    if (day === undefined || !sanctioned) return [];
    const link = address + paths.tournament({ id });
    const place = result === undefined ? "" : `${ordinal(result)}, `;
    const title = `${name} ${year}: ${place}${recordText(countRecord(playedOnly(games)))}`;
    return [{ id: link, title, link, day, author, html: scoresOf(tournament) }];
  });
  return newestFirst(entries);
}
