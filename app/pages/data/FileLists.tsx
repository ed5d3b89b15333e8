import type { ReactNode } from "react";
import { classes } from "#app/lib/classes.ts";
import { dataPath } from "#app/routes/data-paths.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { calendarAddress } from "#app/lib/path.ts";
import { useSite } from "#app/routes/site.ts";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { makeHref } from "#app/ui/Link/make-href.ts";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { atomPath, jsonFeedPath } from "#app/routes/feed-paths.ts";
import { List } from "#app/ui/List/List.tsx";
import * as words from "#words/pages/data.ts";
import type { OpenData } from "./shape-data.ts";
import styles from "./FileLists.module.css";

interface FileLinkProps {
  /** A URL, or a path from the root of the site. */
  href: string;
  /** Accessible name, because several links have the same text. */
  label: string;
  isMain?: boolean;
  children: ReactNode;
}

/** A small button to download or follow a file. */
function FileLink({ href, label, isMain = false, children }: FileLinkProps) {
  return (
    <a
      href={makeHref(href)}
      aria-label={label}
      className={classes("display xs", styles.file, isMain ? `gold ${styles.main}` : undefined)}
    >
      {children}
    </a>
  );
}

function FileRow({ name, label, holds, rows, newest, size }: OpenData["tables"][number]) {
  return (
    <tr>
      <th scope="row">
        <span className="d4">{label}</span>
        <span className={classes("xs muted onPhones", styles.below)}>{holds}</span>
      </th>
      <td className={styles.wide}>{holds}</td>
      <td className={classes("num", styles.rows)}>{rows}</td>
      <td className={styles.wide}>{newest}</td>
      <td className={classes("muted", styles.wide, styles.size)}>{size}</td>
      <td className={styles.files}>
        <FileLink href={dataPath(name, "json")} label={words.jsonFile(label)}>
          JSON
        </FileLink>
        <FileLink href={dataPath(name, "csv")} label={words.csvFile(label)}>
          CSV
        </FileLink>
      </td>
    </tr>
  );
}

/** Table of the files with row counts and last updates. */
export function FileTable({ tables, countsNote }: Pick<OpenData, "tables" | "countsNote">) {
  return (
    <>
      <Heading id="files" title={words.files} note={words.fileKinds} />
      <table className={styles.table}>
        <thead className="lab">
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col" className={styles.wide}>
              {words.eachRowHas}
            </th>
            <th scope="col" className={styles.size}>
              {words.rows}
            </th>
            <th scope="col" className={styles.wide}>
              {words.newestRow}
            </th>
            <th scope="col" className={classes(styles.wide, styles.size)}>
              {words.size}
            </th>
            <th scope="col">{words.download}</th>
          </tr>
        </thead>
        <tbody>
          {tables.map((table) => (
            <FileRow key={table.name} {...table} />
          ))}
        </tbody>
      </table>
      <p className={classes("sm muted", styles.note)}>{words.howToRead}</p>
      {countsNote === undefined ? undefined : (
        <p className={classes("sm muted", styles.note)}>{countsNote}</p>
      )}
    </>
  );
}

interface FollowRowProps {
  name: string;
  extent: string;
  /** Links or buttons. */
  children: ReactNode;
}

/** A calendar or feed: its name, its size, and its files. */
function FollowRow({ name, extent, children }: FollowRowProps) {
  return (
    <li className={`cluster ${styles.followRow}`}>
      <span>
        <b className={styles.followName}>{name}</b>
        <span className={`sm muted ${styles.below}`}>{extent}</span>
      </span>
      <span className="cluster">{children}</span>
    </li>
  );
}

/** Number of calendars that are not collapsed. */
const CALENDARS_SHOWN = 4;

function CalendarList({ calendars }: Pick<OpenData, "calendars">) {
  const { address } = useSite();
  return (
    <List>
      {calendars.map(({ name, extent, path, isLive }) => (
        <FollowRow key={path} name={name} extent={extent}>
          {isLive ? (
            <FileLink
              isMain
              href={calendarAddress(address, path)}
              label={words.followCalendar(name)}
            >
              <Icon name="arrow-right" />
              {words.follow}
            </FileLink>
          ) : undefined}
          <FileLink href={path} label={words.calendarFile(name)}>
            {words.file}
          </FileLink>
        </FollowRow>
      ))}
    </List>
  );
}

/** Calendars to subscribe to or to download. */
export function Calendars({ calendars }: Pick<OpenData, "calendars">) {
  const older = calendars.slice(CALENDARS_SHOWN);
  return (
    <section aria-labelledby="calendars">
      <Heading id="calendars" title={words.calendars} note="iCalendar" />
      <CalendarList calendars={calendars.slice(0, CALENDARS_SHOWN)} />
      {older.length === 0 ? undefined : (
        <Fold label={older.length === 1 ? words.oneMoreSeason : words.moreSeasons(older.length)}>
          <CalendarList calendars={older} />
        </Fold>
      )}
    </section>
  );
}

export function Feeds({ feeds }: Pick<OpenData, "feeds">) {
  return (
    <section aria-labelledby="feeds">
      <Heading id="feeds" title={words.feeds} note="Atom, JSON Feed" />
      <List>
        {feeds.map(({ name, label, extent }) => (
          <FollowRow key={name} name={label} extent={extent}>
            <FileLink isMain href={atomPath(name)} label={words.atomFeed(label)}>
              Atom
            </FileLink>
            <FileLink href={jsonFeedPath(name)} label={words.jsonFeed(label)}>
              JSON
            </FileLink>
          </FollowRow>
        ))}
      </List>
    </section>
  );
}
