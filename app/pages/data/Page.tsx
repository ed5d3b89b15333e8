import type { ReactNode } from "react";
import { longDate } from "#app/domain/dates/written-dates.ts";
import { useSources } from "#app/islands/rendering.ts";
import { calendarAddress } from "#app/lib/path.ts";
import { capitalize } from "#app/lib/text.ts";
import { DATA_VERSION, tableFiles, type TableFiles } from "#app/outputs/open-data/data-files.ts";
import { mayChange } from "#app/record/events.ts";
import type { ClubRecord } from "#app/record/record.ts";
import {
  atomPath,
  calendarPath,
  dataPath,
  jsonFeedPath,
  wholeCalendar,
} from "#app/routes/output-paths.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { ExternalLink } from "#app/ui/Link/Link.tsx";
import { makeHref } from "#app/ui/Link/make-href.ts";
import { List } from "#app/ui/List/List.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import * as counts from "#words/counts.ts";
import { inThousands } from "#words/grammar.ts";
import { rowContents } from "#words/open-data.ts";
import { listFeeds } from "./load.ts";
import { SeasonToEmbed } from "./SeasonToEmbed.tsx";
import styles from "./DataPage.module.css";

interface RowProps {
  name: string;
  extent: ReactNode;
  /** Its addresses, or paths from the root of the site, by what they are. */
  links?: readonly (readonly [label: string, href: string])[];
}

/** Something to download or to follow. */
function Row({ name, extent, links }: RowProps) {
  return (
    <li className={`row ${styles.row}`}>
      <span className="lines">
        <b>{name}</b>
        <span className="sm muted">{extent}</span>
      </span>
      {links && (
        <span className="cluster">
          {links.map(([label, href]) => (
            <a
              key={label}
              href={makeHref(href)}
              aria-label={`${name}, ${label}`}
              className="linedLink"
            >
              {label}
            </a>
          ))}
        </span>
      )}
    </li>
  );
}

/** "207 rows, newest October 2, 2022, 44 KB" */
function describeTable({ rows, newest = "", json }: TableFiles): string {
  const day = newest.includes("-") ? longDate(newest) : newest;
  const bytes = new TextEncoder().encode(json).length;
  const size = bytes < 1000 ? `${bytes} B` : `${Math.round(bytes / 1000)} KB`;
  return `${inThousands(rows.length)} rows, ${day === "" ? "" : `newest ${day}, `}${size}`;
}

function Files() {
  return (
    <section className="wrap section" aria-labelledby="files">
      <Heading id="files" title="Files" />
      <List className={`index ${styles.files}`}>
        {tableFiles(useSources().record).map((table) => (
          <Row
            key={table.name}
            name={capitalize(table.name)}
            extent={`${rowContents[table.name]}: ${describeTable(table)}`}
            links={[
              ["JSON", dataPath(table.name, "json")],
              ["CSV", dataPath(table.name, "csv")],
            ]}
          />
        ))}
      </List>
      <p className={`apart sm muted ${styles.note}`}>
        CSV files open in any spreadsheet: commas, a byte order mark, dates like 2022-10-02. Any
        page may read the files (Access-Control-Allow-Origin: *). Anyone shown by initials here is
        shown by initials in the files.
      </p>
    </section>
  );
}

const countDated = (tournaments: ClubRecord["tournaments"]) =>
  tournaments.filter(({ dates }) => dates !== undefined).length;

/** The calendar of all tournaments, and those of seasons, newest first. */
function Calendars() {
  const { record, address } = useSources();
  const seasons = record.seasons.filter(({ tournaments }) => countDated(tournaments) > 0);
  if (seasons.length === 0) return undefined;
  const all = counts.tournaments(countDated(record.tournaments));
  const followLink = (label: string, calendar: string) =>
    [label, calendarAddress(address, calendar)] as const;
  return (
    <section aria-labelledby="calendars">
      <Heading id="calendars" title="Calendars" />
      <List>
        <Row
          name="Everything"
          extent={`${all} and their games, past and upcoming`}
          links={[followLink("Follow", wholeCalendar), ["File", wholeCalendar]]}
        />
        <Row
          name="Seasons"
          extent="one file each"
          links={[
            ...seasons
              .filter((season) => mayChange(season, record))
              .map(({ year }) => followLink(`Follow ${year}`, calendarPath(year))),
            ...seasons.toReversed().map(({ year }) => [String(year), calendarPath(year)] as const),
          ]}
        />
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
          <Row
            key={name}
            name={pageLabels[name]}
            extent={extents[name]}
            links={[
              ["Atom", atomPath(name)],
              ["JSON Feed", jsonFeedPath(name)],
            ]}
          />
        ))}
      </List>
    </section>
  );
}

/** Downloads of the site's data, calendars, feeds, and the season's record to embed. */
export function Page() {
  const { license } = useSources().record.club;
  return (
    <>
      <PageHead title={pageLabels.data} />
      <div className="wrap halves">
        <p className="lead">
          Download the data behind this site, with the same privacy rules. No key needed. A field is
          never renamed within version {DATA_VERSION}.
        </p>
        <List>
          <Row
            name="Facts"
            extent={
              license?.link === undefined ? (
                (license?.name ?? "© the club. All rights reserved.")
              ) : (
                <ExternalLink href={license.link}>{license.name}</ExternalLink>
              )
            }
          />
          <Row name="Code" extent="MIT" />
        </List>
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
