import { generateAtomFeed, generateJsonFeed } from "feedsmith";
import { sortedBy } from "#app/lib/list.ts";
import { escapeMarkup } from "#app/lib/text.ts";
import type { SitePlace } from "#app/outputs/identity/identity-texts.ts";
import type { Club, ClubRecord } from "#app/record/record.ts";
import { hasPage } from "#app/routes/has-page.ts";
import { type FeedName, feedPath, feedStyle } from "#app/routes/output-paths.ts";
import { pageLabels, pages } from "#app/routes/paths.ts";
import { titleWith } from "#app/routes/titles.ts";
import * as words from "#words/feeds.ts";
import * as language from "#words/language.ts";
import { type FeedEntry, formatTimestamp, newsEntries, resultEntries } from "./feed-entries.ts";

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
        { rel: "self", href: place.address + feedPath(name, "atom") },
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
    feed_url: place.address + feedPath(name, "json"),
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
  const write = (name: FeedName, listed: readonly FeedEntry[]): [string, string][] => {
    if (!hasPage(record, name)) return [];
    const entries = sortedBy(listed, ({ published }) => published).toReversed();
    const contents = { name, entries, club, place: site, publishedAt };
    return [
      [feedPath(name, "atom"), atomFeed(contents)],
      [feedPath(name, "json"), jsonFeed(contents)],
    ];
  };
  const files = [
    ...write("news", newsEntries(news, address, publishedAt)),
    ...write("results", resultEntries(tournaments, club.name, address, publishedAt)),
  ];
  return new Map(files.length === 0 ? [] : [...files, [feedStyle, FEED_STYLE]]);
}
