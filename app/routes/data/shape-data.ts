import type { Site } from "#app/content/content.ts";
import { hasPage } from "#app/content/pages.ts";
import { longDate } from "#app/domain/dates/long-date.ts";
import { capitalize } from "#app/lib/text/capitalize.ts";
import { plural } from "#app/lib/text/plural.ts";
import { EMBED_PATH } from "#app/hosting/embed.ts";
import { DATA_VERSION, tableFiles, type TableFiles } from "#app/open-data/data-files.ts";
import { ALL_RIGHTS } from "#app/open-data/index-file.ts";
import { seasonCalendar, wholeCalendar } from "#app/page/calendar-paths.ts";
import type { Sources } from "#app/page/sources.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { FRAME_HEIGHT, FRAME_WIDTH, recordFrame } from "#app/share/embed/record-frame.ts";
import type { ListedCalendar, ListedFeed, ListedTable, OpenData } from "./data-data.ts";

/** "9 KB", and bytes below one. */
function sizeText(text: string): string {
  const bytes = new TextEncoder().encode(text).length;
  return bytes < 1000 ? `${bytes} B` : `${Math.round(bytes / 1000)} KB`;
}

/** "1,463", whatever the machine's language. */
function countText(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
}

function listTable({ name, holds, rows, newest, json }: TableFiles): ListedTable {
  const isDay = newest !== undefined && newest.includes("-");
  return {
    name,
    label: capitalize(name),
    holds,
    rows: countText(rows.length),
    newest: isDay ? longDate(newest) : newest,
    size: sizeText(json),
  };
}

const datedIn = (tournaments: ClubRecord["tournaments"]) =>
  tournaments.filter(({ dates }) => dates !== undefined).length;

/** Of seasons that have no tournament with dates there is nothing to follow. */
function listCalendars({ tournaments, seasons }: ClubRecord): ListedCalendar[] {
  const all = datedIn(tournaments);
  if (all === 0) return [];
  const everything = {
    name: "Everything",
    extent: `${plural(all, "tournament")} and their games, past and to come`,
    path: wholeCalendar,
  };
  const years = seasons.toReversed().flatMap((season) => {
    const count = datedIn(season.tournaments);
    const path = seasonCalendar(season.year);
    return count === 0
      ? []
      : [{ name: `Season ${season.year}`, extent: plural(count, "tournament"), path }];
  });
  return [everything, ...years];
}

function listFeeds({ content }: Sources): ListedFeed[] {
  const news: ListedFeed = {
    name: "news",
    label: "News",
    extent: `one entry a story, ${content.news.length} so far`,
  };
  const results: ListedFeed = {
    name: "results",
    label: "Results",
    extent: "one entry a tournament, with its scores",
  };
  return [news, results].filter(({ name }) => hasPage(content, name));
}

/** Only a full address works on the pages of others: it is that of the published site. */
function snippetOf({ domain, teamName }: Site): string {
  const title = `${teamName}: season record`.replaceAll('"', "&quot;");
  return [
    `<iframe src="https://www.${domain}${EMBED_PATH}"`,
    `  width="${FRAME_WIDTH}" height="${FRAME_HEIGHT}" loading="lazy"`,
    `  title="${title}" style="border:0"></iframe>`,
  ].join("\n");
}

/** Everything that the site gives away, with what each file holds and how new it is. */
export function shapeData(sources: Sources): OpenData {
  const { content, record } = sources;
  const { site } = content;
  const frame = recordFrame(site, record);
  return {
    version: DATA_VERSION,
    licence: site.licence ?? { name: `${ALL_RIGHTS}, by the club` },
    tables: tableFiles(sources).map(listTable),
    calendars: listCalendars(record),
    feeds: listFeeds(sources),
    frame: frame && { words: frame.words, snippet: snippetOf(site) },
  };
}
