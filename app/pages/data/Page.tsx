import { longDate } from "#app/domain/dates/written-dates.ts";
import { useSources } from "#app/islands/rendering.ts";
import { calendarAddress } from "#app/lib/path.ts";
import { DATA_VERSION, tableFiles, type TableFiles } from "#app/outputs/open-data/data-files.ts";
import { mayChange } from "#app/record/events.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { calendarPath, wholeCalendar } from "#app/routes/calendar-paths.ts";
import { dataPath } from "#app/routes/data-paths.ts";
import { atomPath, jsonFeedPath } from "#app/routes/feed-paths.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { makeHref } from "#app/ui/Link/make-href.ts";
import { List } from "#app/ui/List/List.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import * as counts from "#words/grammar/counts.ts";
import { inThousands } from "#words/grammar/numbers.ts";
import { capitalize } from "#app/lib/plural.ts";
import styles from "./DataPage.module.css";
import { listFeeds } from "./load.ts";
import { SeasonToEmbed } from "./SeasonToEmbed.tsx";

interface FileLinkProps {
  /** An address, or a path from the root of the site. */
  href: string;
  /** The content of the file: several links have the same text. */
  of: string;
  format: string;
}

function FileLink({ href, of, format }: FileLinkProps) {
  return (
    <a href={makeHref(href)} aria-label={`${of}, ${format}`} className="linedLink">
      {format}
    </a>
  );
}

/** "9 KB", or bytes below 1 KB. */
function describeSize(text: string): string {
  const bytes = new TextEncoder().encode(text).length;
  return bytes < 1000 ? `${bytes} B` : `${Math.round(bytes / 1000)} KB`;
}

function FileRow({ name, holds, rows, newest, json }: TableFiles) {
  const label = capitalize(name);
  return (
    <tr>
      <th scope="row">
        {label}
        <span className="xs muted onPhones">{holds}</span>
      </th>
      <td className="notOnPhones">{holds}</td>
      <td className={styles.number}>{inThousands(rows.length)}</td>
      <td className="notOnPhones">{newest?.includes("-") === true ? longDate(newest) : newest}</td>
      <td className={`notOnPhones muted ${styles.number}`}>{describeSize(json)}</td>
      <td className="cluster">
        <FileLink href={dataPath(name, "json")} of={label} format="JSON" />
        <FileLink href={dataPath(name, "csv")} of={label} format="CSV" />
      </td>
    </tr>
  );
}

function Files() {
  return (
    <section className={`wrap section ${styles.files}`} aria-labelledby="files">
      <Heading id="files" title="Files" />
      <table className={styles.table}>
        <thead className="lab">
          <tr>
            <th scope="col">Data</th>
            <th scope="col" className="notOnPhones">
              Each row has
            </th>
            <th scope="col" className={styles.number}>
              Rows
            </th>
            <th scope="col" className="notOnPhones">
              Newest row
            </th>
            <th scope="col" className={`notOnPhones ${styles.number}`}>
              Size
            </th>
            <th scope="col">Download</th>
          </tr>
        </thead>
        <tbody>
          {tableFiles(useSources().record).map((table) => (
            <FileRow key={table.name} {...table} />
          ))}
        </tbody>
      </table>
      <p className={`sm muted ${styles.note}`}>
        CSV files open in any spreadsheet: commas, a byte order mark, dates like 2022-10-02. Any
        page may read the files (Access-Control-Allow-Origin: *). Anyone shown by initials here is
        shown by initials in the files.
      </p>
    </section>
  );
}

const countDated = (tournaments: ClubRecord["tournaments"]) =>
  tournaments.filter(({ dates }) => dates !== undefined).length;

interface CalendarProps {
  name: string;
  extent: string;
  path: string;
  /** It may change, so it is worth following. */
  isLive: boolean;
}

function Calendar({ name, extent, path, isLive }: CalendarProps) {
  const { address } = useSources();
  return (
    <li className={`row spread ${styles.row}`}>
      <span className="lines">
        <b>{name}</b>
        <span className="sm muted">{extent}</span>
      </span>
      <span className="cluster">
        {isLive && <FileLink href={calendarAddress(address, path)} of={name} format="Follow" />}
        <FileLink href={path} of={name} format="File" />
      </span>
    </li>
  );
}

/** The calendar of all tournaments, and those of seasons, newest first. */
function Calendars() {
  const { record } = useSources();
  const seasons = record.seasons.filter(({ tournaments }) => countDated(tournaments) > 0);
  if (seasons.length === 0) return undefined;
  const all = counts.tournaments(countDated(record.tournaments));
  return (
    <section aria-labelledby="calendars">
      <Heading id="calendars" title="Calendars" />
      <List>
        <Calendar
          name="Everything"
          extent={`${all} and their games, past and upcoming`}
          path={wholeCalendar}
          isLive
        />
        {seasons.toReversed().map((season) => (
          <Calendar
            key={season.year}
            name={`Season ${season.year}`}
            extent={counts.tournaments(countDated(season.tournaments))}
            path={calendarPath(season.year)}
            isLive={mayChange(season, record)}
          />
        ))}
      </List>
    </section>
  );
}

function Feeds() {
  const { record } = useSources();
  const feeds = listFeeds(record);
  if (feeds.length === 0) return undefined;
  const extents = {
    news: `one entry per story, ${record.news.length} so far`,
    results: "one entry per tournament, with its scores",
  };
  return (
    <section aria-labelledby="feeds">
      <Heading id="feeds" title="Feeds" />
      <List>
        {feeds.map((name) => (
          <li key={name} className={`row spread ${styles.row}`}>
            <span className="lines">
              <b>{pageLabels[name]}</b>
              <span className="sm muted">{extents[name]}</span>
            </span>
            <span className="cluster">
              <FileLink href={atomPath(name)} of={pageLabels[name]} format="Atom" />
              <FileLink href={jsonFeedPath(name)} of={pageLabels[name]} format="JSON Feed" />
            </span>
          </li>
        ))}
      </List>
    </section>
  );
}

/** The terms on which the data and the site's code may be used. */
function Terms() {
  const { license } = useSources().record.club;
  return (
    <dl className={styles.terms}>
      <dt className="lab">Facts</dt>
      <dd>
        {license === undefined && "© the club. All rights reserved."}
        {license?.link === undefined && license?.name}
        {license?.link && <ExternalLink href={license.link}>{license.name}</ExternalLink>}
      </dd>
      <dt className="lab">Code</dt>
      <dd>MIT</dd>
    </dl>
  );
}

/** Downloads of the site's data, calendars, feeds, and the season's record to embed. */
export function Page() {
  return (
    <>
      <PageHead title={pageLabels.data} />
      <div className="wrap halves">
        <p className="lead">
          Download the data behind this site, with the same privacy rules. No key needed. A field is
          never renamed within version {DATA_VERSION}.
        </p>
        <Terms />
      </div>
      <Files />
      <div className="wrap section halves">
        <Calendars />
        <Feeds />
      </div>
      <SeasonToEmbed />
    </>
  );
}
