import { escapeText } from "#app/art/print/lettering.ts";
import { Feed } from "feed";
import type { Content } from "#app/content/content.ts";
import { hasPage } from "#app/content/pages.ts";
import { atomPath, type FeedName, feedStyle, jsonFeedPath } from "#app/page/feed-paths.ts";
import { titleWith } from "#app/page/titles.ts";
import { pageLabel, patterns } from "#app/paths.ts";
import type { ClubRecord } from "#app/record/record.ts";
import type { SitePlace } from "#app/identity/site-place.ts";
import { type FeedEntry, newsEntries, resultEntries } from "./feed-entries.ts";

/** A day has no time: noon in universal time is the same day almost everywhere. */
const momentOf = (day: string) => new Date(`${day}T12:00:00Z`);

interface Contents {
  readonly name: FeedName;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
  readonly site: Content["site"];
  readonly place: SitePlace;
}

/** @param titleOf how a title is written: Atom takes it for HTML, a JSON Feed for text */
function feedOf(
  { name, entries, site, place: { address, base } }: Contents,
  titleOf: (title: string) => string,
): Feed {
  const newest = entries[0]?.day ?? `${site.founding.year}-01-01`;
  const feed = new Feed({
    id: `${address}${patterns[name]}`,
    title: titleWith(site, pageLabel(name)),
    link: `${address}${patterns[name]}`,
    language: "en",
    updated: momentOf(newest),
    generator: false,
    stylesheet: `${base.slice(0, -1)}${feedStyle}`,
    author: { name: site.name },
    feedLinks: { atom: address + atomPath(name), json: address + jsonFeedPath(name) },
  });
  for (const { id, title, link, day, author, html } of entries) {
    const date = momentOf(day);
    feed.addItem({
      id,
      title: titleOf(title),
      link,
      date,
      published: date,
      author: [{ name: author }],
      content: html,
    });
  }
  return feed;
}

function writeFeed(contents: Contents): [path: string, text: string][] {
  return [
    [atomPath(contents.name), feedOf(contents, escapeText).atom1()],
    [jsonFeedPath(contents.name), `${feedOf(contents, (title) => title).json1()}\n`],
  ];
}

/** Enough for a browser that shows a feed as it is. */
const style = `feed{display:block;max-width:40em;margin:2em auto;font:17px/1.5 sans-serif}
title,entry,published{display:block}feed>title{font-size:2em;font-weight:700}
entry{margin-top:1.5em;border-top:2px solid}entry>title{font-weight:700}
id,link,updated,author,content{display:none}
`;

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
  return new Map(files.length === 0 ? [] : [...files, [feedStyle, style]]);
}
