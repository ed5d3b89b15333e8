import { generateAtomFeed, generateJsonFeed } from "feedsmith";
import type { Day } from "#app/domain/dates/day.ts";
import { appendForfeit, playedOnly } from "#app/domain/games/game.ts";
import { findOutcome, outcomeWord } from "#app/domain/games/outcome.ts";
import { displayName } from "#app/domain/opponents.ts";
import { describePlace } from "#app/domain/places/place.ts";
import { pointsText } from "#app/domain/records.ts";
import { titleWithResult } from "#app/entities/tournament/shape.ts";
import { sortedBy } from "#app/lib/list.ts";
import { linkBelow } from "#app/lib/path.ts";
import { escapeMarkup } from "#app/lib/text.ts";
import type { SitePlace } from "#app/outputs/identity/site-place.ts";
import { lastPlayed } from "#app/record/events.ts";
import type { Club, NewsItem, ClubRecord, Tournament } from "#app/record/record.ts";
import { hasPage } from "#app/routes/has-page.ts";
import { atomPath, type FeedName, feedStyle, jsonFeedPath } from "#app/routes/output-paths.ts";
import { pages, paths, pageLabels } from "#app/routes/paths.ts";
import { titleWith } from "#app/routes/titles.ts";
import * as words from "#words/feeds.ts";
import * as language from "#words/language.ts";

/** One entry of a feed. */
interface FeedEntry {
  readonly title: string;
  /** Full address, also the permanent id, so that no reader shows an entry twice. */
  readonly link: string;
  /** UTC timestamps: "2026-04-26T12:00:00.000Z". */
  readonly published: string;
  readonly updated: string;
  readonly author: string;
  /** HTML content, or empty if the title is enough. */
  readonly html: string;
}

const newestFirst = (entries: readonly FeedEntry[]) =>
  sortedBy(entries, ({ published }) => published).toReversed();

const formatTimestamp = (time: number) => new Date(time).toISOString();

/** Timestamp for a day without a time: noon UTC, which is the same day almost everywhere, but never later than publishing. */
function timestampDay(day: Day, publishedAt: number): string {
  return formatTimestamp(Math.min(Date.parse(`${day}T12:00:00Z`), publishedAt));
}

/**
 * Entries for stories, newest first.
 *
 * @param address address of the published site, without a trailing slash
 */
function newsEntries(news: readonly NewsItem[], address: string, publishedAt: number): FeedEntry[] {
  return newestFirst(
    news.map(({ title, link, date, author, type }) => {
      const html = `<p>${escapeMarkup(words.storyBy(type, author))}</p>`;
      const published = timestampDay(date, publishedAt);
      const updated = published;
      return { title, link: linkBelow(address, link), published, updated, author, html };
    }),
  );
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
 * Sanctioned tournaments with scores, newest first, each with its games. A build doesn't know which scores were
 * corrected, so every publishing updates them all.
 */
function resultEntries(
  tournaments: readonly Tournament[],
  author: string,
  address: string,
  publishedAt: number,
): FeedEntry[] {
  const entries = tournaments.flatMap((tournament): FeedEntry[] => {
    const { id, games, sanctioned } = tournament;
    const day = lastPlayed(games);
    if (day === undefined || !sanctioned) return [];
    const link = address + paths.tournament({ id });
    const title = titleWithResult(tournament);
    const published = timestampDay(day, publishedAt);
    const updated = formatTimestamp(publishedAt);
    return [{ title, link, published, updated, author, html: writeScores(tournament) }];
  });
  return newestFirst(entries);
}

/** Styles an Atom feed in browsers, which no longer support XSLT. */
const FEED_STYLE = `:root{color-scheme:light dark}
feed,entry{display:flex;flex-direction:column}
feed{max-width:40em;margin:2em auto;padding:0 1em;font:17px/1.5 sans-serif}
feed>title{order:-2;font-size:2em;font-weight:700}
entry{margin-top:1.5em;border-top:2px solid}
subtitle{order:-1}
entry>title{order:-1;margin-top:.5em;font-size:1.2em;font-weight:700}
a{overflow-wrap:anywhere}
id,link,updated,published,author{display:none}
`;

interface Contents {
  readonly name: FeedName;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
  readonly club: Club;
  readonly place: SitePlace;
  /** In milliseconds since 1970. */
  readonly publishedAt: number;
}

function linkTo(address: string, text: string): string {
  return `<a href="${escapeMarkup(address)}">${escapeMarkup(text)}</a>`;
}

/** Entries are XHTML, which browsers render with working links; they do not render escaped HTML. */
function atomFeed(contents: Contents): string {
  const { name, entries, club, place, publishedAt } = contents;
  const page = place.address + pages[name].path;
  const about = `${words.whatAFeedIs} ${linkTo(page, pageLabels[name])}`;
  return generateAtomFeed(
    {
      id: page,
      title: { value: titleWith(club, pageLabels[name]) },
      subtitle: { value: about, type: "xhtml" },
      updated: formatTimestamp(publishedAt),
      authors: [{ name: club.name }],
      links: [
        { rel: "alternate", href: page },
        { rel: "self", href: place.address + atomPath(name) },
      ],
      entries: entries.map(({ title, link, published, updated, author, html }) => ({
        id: link,
        title: { value: title },
        links: [{ href: link }],
        published,
        updated,
        authors: [{ name: author }],
        content: { value: `${html}<p>${linkTo(link, link)}</p>`, type: "xhtml" },
      })),
    },
    { stylesheets: [{ href: place.base.slice(0, -1) + feedStyle, type: "text/css" }] },
  );
}

function jsonFeed(contents: Contents): string {
  const { name, entries, club, place } = contents;
  const feed = generateJsonFeed({
    title: titleWith(club, pageLabels[name]),
    home_page_url: place.address + pages[name].path,
    feed_url: place.address + jsonFeedPath(name),
    language: language.tag,
    authors: [{ name: club.name }],
    items: entries.map(({ title, link, published, updated, author, html }) => ({
      id: link,
      url: link,
      title,
      content_html: html,
      date_published: published,
      date_modified: updated,
      authors: [{ name: author }],
    })),
  });
  return `${JSON.stringify(feed, undefined, 1)}\n`;
}

/**
 * Feeds of the club by path, only those whose page exists.
 *
 * @param publishedAt time of publishing, in milliseconds since 1970; grows from build to build
 */
export function feeds(
  record: ClubRecord,
  site: SitePlace,
  publishedAt: number,
): ReadonlyMap<string, string> {
  const { club, news, tournaments } = record;
  const { address } = site;
  const write = (name: FeedName, entries: readonly FeedEntry[]): [string, string][] => {
    if (!hasPage(record, name)) return [];
    const contents = { name, entries, club, place: site, publishedAt };
    return [
      [atomPath(name), atomFeed(contents)],
      [jsonFeedPath(name), jsonFeed(contents)],
    ];
  };
  const files = [
    ...write("news", newsEntries(news, address, publishedAt)),
    ...write("results", resultEntries(tournaments, club.name, address, publishedAt)),
  ];
  return new Map(files.length === 0 ? [] : [...files, [feedStyle, FEED_STYLE]]);
}
