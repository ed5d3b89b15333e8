import { hasPage } from "#app/routes/has-page.ts";
import { longDate } from "#app/domain/dates/written-dates.ts";
import { DATA_VERSION, tableFiles, type TableFiles } from "#app/outputs/open-data/data-files.ts";
import { calendarPath, wholeCalendar } from "#app/routes/calendar-paths.ts";
import type { Sources } from "#app/routes/sources.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { explainCounts } from "#app/entities/game/explain-counts.ts";
import { mayChange } from "#app/record/events.ts";
import { CARD_HEIGHT, CARD_WIDTH, cardPath } from "#app/outputs/share/card.ts";
import { seasonInWords } from "#app/outputs/share/season-card.ts";
import { shownRecord } from "#app/outputs/share/season-card.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/data.ts";
import { inThousands } from "#words/grammar/numbers.ts";
import * as seasonFacts from "#words/facts/season.ts";
import { pageLabels, paths } from "#app/routes/paths.ts";
import { escapeMarkup } from "#app/lib/text.ts";

/** "9 KB", or bytes below 1 KB. */
function sizeText(text: string): string {
  const bytes = new TextEncoder().encode(text).length;
  return bytes < 1000 ? words.bytes(bytes) : words.kilobytes(Math.round(bytes / 1000));
}

function listTable({ name, holds, rows, newest, json }: TableFiles) {
  const isDay = newest !== undefined && newest.includes("-");
  return {
    name,
    label: words.fileNames[name],
    holds,
    rows: inThousands(rows.length),
    newest: isDay ? longDate(newest) : newest,
    size: sizeText(json),
  };
}

const datedIn = (tournaments: ClubRecord["tournaments"]) =>
  tournaments.filter(({ dates }) => dates !== undefined).length;

/**
 * The calendar of all events, and those of seasons with dated tournaments. Only a current calendar
 * can be subscribed to.
 */
function listCalendars(record: ClubRecord) {
  const { tournaments, seasons } = record;
  const all = datedIn(tournaments);
  if (all === 0) return [];
  const everything = {
    isLive: true,
    name: words.everything,
    extent: words.withTheirGames(counts.tournaments(all)),
    path: wholeCalendar,
  };
  const years = seasons.toReversed().flatMap((season) => {
    const count = datedIn(season.tournaments);
    const path = calendarPath(season.year);
    if (count === 0) return [];
    const name = seasonFacts.seasonName(season.year);
    const isLive = mayChange(season, record);
    return [{ isLive, name, extent: counts.tournaments(count), path }];
  });
  return [everything, ...years];
}

function listFeeds({ record }: Sources) {
  const news = {
    name: "news" as const,
    label: pageLabels.news,
    extent: words.entryForEachStory(record.news.length),
  };
  const results = {
    name: "results" as const,
    label: pageLabels.results,
    extent: words.entryForEachTournament,
  };
  return [news, results].filter(({ name }) => hasPage(record, name));
}

/**
 * Share card of the newest season with a record, and HTML to embed it with a link to the season.
 */
function recordOnOtherSites({ club, seasons }: ClubRecord, address: string) {
  const season = seasons.findLast((season) => shownRecord(season) !== undefined) ?? seasons.at(-1);
  if (season === undefined) return undefined;
  const page = paths.season({ year: season.year });
  const picture = cardPath(page.slice(1));
  const alt = seasonInWords(club.teamName, season);
  const snippet = [
    `<a href="${address}${page}">`,
    `  <img src="${address}${picture}" width="${CARD_WIDTH / 2}" height="${CARD_HEIGHT / 2}"`,
    `    alt="${escapeMarkup(alt)}"></a>`,
  ].join("\n");
  return { picture, alt, snippet };
}

/** All downloads, calendars and feeds. */
export function shapeData(sources: Sources) {
  const { record } = sources;
  return {
    version: DATA_VERSION,
    license: record.club.license ?? { name: words.copyrightOfTheClub },
    tables: tableFiles(record).map(listTable),
    countsNote: explainCounts(record),
    calendars: listCalendars(record),
    feeds: listFeeds(sources),
    embed: recordOnOtherSites(record, sources.address),
  };
}

export type OpenData = ReturnType<typeof shapeData>;
