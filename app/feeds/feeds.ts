import { generateAtomFeed, generateJsonFeed } from "feedsmith";
import { escapeMarkup } from "#app/lib/text/escape-markup.ts";
import type { Content } from "#app/content/content.ts";
import { hasPage } from "#app/content/pages.ts";
import { atomPath, type FeedName, feedStyle, jsonFeedPath } from "#app/page/feed-paths.ts";
import { titleWith } from "#app/page/titles.ts";
import { patterns } from "#app/paths.ts";
import { pageLabels } from "#words/page-labels.ts";
import type { ClubRecord } from "#app/record/record.ts";
import type { SitePlace } from "#app/identity/site-place.ts";
import * as words from "#words/feeds.ts";
import * as language from "#words/language.ts";
import { type FeedEntry, newsEntries, resultEntries } from "./feed-entries.ts";
import { FEED_STYLE } from "./feed-style.ts";

/** A day has no time: noon in universal time is the same day almost everywhere. */
const momentOf = (day: string) => `${day}T12:00:00Z`;

interface Contents {
  readonly name: FeedName;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
  readonly site: Content["site"];
  readonly place: SitePlace;
}

const titleOf = ({ name, site }: Contents) => titleWith(site, pageLabels[name]);

function linkTo(address: string, text: string): string {
  return `<a href="${escapeMarkup(address)}">${escapeMarkup(text)}</a>`;
}

/** XHTML in the entries is drawn by browsers, and its links can be pressed; escaped HTML cannot. */
function atomFeed(contents: Contents): string {
  const { name, entries, site, place } = contents;
  const page = place.address + patterns[name];
  const newest = entries[0]?.day ?? `${site.founding.year}-01-01`;
  const about = `${words.whatAFeedIs} ${linkTo(page, pageLabels[name])}`;
  return generateAtomFeed(
    {
      id: page,
      title: { value: titleOf(contents) },
      subtitle: { value: about, type: "xhtml" },
      updated: momentOf(newest),
      authors: [{ name: site.name }],
      links: [
        { rel: "alternate", href: page },
        { rel: "self", href: place.address + atomPath(name) },
      ],
      entries: entries.map(({ id, title, link, day, author, html }) => ({
        id,
        title: { value: title },
        links: [{ href: link }],
        published: momentOf(day),
        updated: momentOf(day),
        authors: [{ name: author }],
        content: { value: `${html}<p>${linkTo(link, link)}</p>`, type: "xhtml" },
      })),
    },
    { stylesheets: [{ href: place.base.slice(0, -1) + feedStyle, type: "text/css" }] },
  );
}

function jsonFeed(contents: Contents): string {
  const { name, entries, site, place } = contents;
  const feed = generateJsonFeed({
    title: titleOf(contents),
    home_page_url: place.address + patterns[name],
    feed_url: place.address + jsonFeedPath(name),
    language: language.tag,
    authors: [{ name: site.name }],
    items: entries.map(({ id, title, link, day, author, html }) => ({
      id,
      url: link,
      title,
      content_html: html,
      date_published: momentOf(day),
      date_modified: momentOf(day),
      authors: [{ name: author }],
    })),
  });
  return `${JSON.stringify(feed, undefined, 1)}\n`;
}

function writeFeed(contents: Contents): [path: string, text: string][] {
  return [
    [atomPath(contents.name), atomFeed(contents)],
    [jsonFeedPath(contents.name), jsonFeed(contents)],
  ];
}

/** The feeds of the club by their paths; none of what it does not have. */
export function feeds(
  content: Content,
  record: ClubRecord,
  place: SitePlace,
): ReadonlyMap<string, string> {
  const { site, news } = content;
  const { address } = place;
  const files = [
    ...(hasPage(content, "news")
      ? writeFeed({ name: "news", entries: newsEntries(news, address), site, place })
      : []),
    ...(hasPage(content, "results")
      ? writeFeed({
          name: "results",
          entries: resultEntries(record.tournaments, site.name, address),
          site,
          place,
        })
      : []),
  ];
  return new Map(files.length === 0 ? [] : [...files, [feedStyle, FEED_STYLE]]);
}
