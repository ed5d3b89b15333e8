import type { Day } from "#app/domain/dates/day.ts";
import { appendForfeit, playedOnly } from "#app/domain/games/game.ts";
import { findOutcome, outcomeWord } from "#app/domain/games/outcome.ts";
import { displayName } from "#app/domain/opponents.ts";
import { describePlace } from "#app/domain/places/place.ts";
import { pointsText } from "#app/domain/records.ts";
import { titleWithResult } from "#app/entities/tournament/shape.ts";
import { linkBelow } from "#app/lib/path.ts";
import { escapeMarkup } from "#app/lib/text.ts";
import { lastPlayed } from "#app/record/events.ts";
import type { NewsItem, Tournament } from "#app/record/record.ts";
import { paths } from "#app/routes/paths.ts";
import * as words from "#words/feeds.ts";

/** One entry of a feed. */
export interface FeedEntry {
  readonly title: string;
  /** Full address, also the permanent id, so that no reader shows an entry twice. */
  readonly link: string;
  /** UTC timestamps: "2026-04-26T12:00:00.000Z". */
  readonly published: string;
  readonly updated: string;
  readonly author: string;
  readonly html: string;
}

/** The UTC timestamp of a time in milliseconds since 1970. */
export const formatTimestamp = (time: number) => new Date(time).toISOString();

/** Timestamp for a day without a time: noon UTC, which is the same day almost everywhere, but never later than publishing. */
function timestampDay(day: Day, publishedAt: number): string {
  return formatTimestamp(Math.min(Date.parse(`${day}T12:00:00Z`), publishedAt));
}

/**
 * Entries for stories.
 *
 * @param address address of the published site, without a trailing slash
 */
export function newsEntries(
  news: readonly NewsItem[],
  address: string,
  publishedAt: number,
): FeedEntry[] {
  return news.map(({ title, link, date, author, type }) => {
    const html = `<p>${escapeMarkup(words.storyBy(type, author))}</p>`;
    const day = timestampDay(date, publishedAt);
    return { title, link: linkBelow(address, link), published: day, updated: day, author, html };
  });
}

function writeScores(tournament: Tournament): string {
  const rows = playedOnly(tournament.games).map((game) => {
    const { score, opponent } = game;
    const text = words.scoreAgainst(
      outcomeWord(findOutcome(score)),
      pointsText(score),
      displayName(opponent),
    );
    return `<li>${escapeMarkup(appendForfeit(text, game))}</li>`;
  });
  return `<p>${escapeMarkup(describePlace(tournament.location))}</p><ul>${rows.join("")}</ul>`;
}

/**
 * Sanctioned tournaments with scores, each with its games. A build doesn't know which scores were
 * corrected, so every publishing updates them all.
 */
export function resultEntries(
  tournaments: readonly Tournament[],
  author: string,
  address: string,
  publishedAt: number,
): FeedEntry[] {
  return tournaments.flatMap((tournament): FeedEntry[] => {
    const { id, games, sanctioned } = tournament;
    const day = lastPlayed(games);
    if (day === undefined || !sanctioned) return [];
    const link = address + paths.tournament({ id });
    const title = titleWithResult(tournament);
    const published = timestampDay(day, publishedAt);
    const updated = formatTimestamp(publishedAt);
    return [{ title, link, published, updated, author, html: writeScores(tournament) }];
  });
}
