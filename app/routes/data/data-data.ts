import type { FeedName } from "#app/page/feed-paths.ts";
import type { TableName } from "#app/page/data-paths.ts";

/** One file of the open data, as the table lists it. */
export interface ListedTable {
  readonly name: TableName;
  readonly label: string;
  readonly holds: string;
  /** "1,463" */
  readonly rows: string;
  /** "September 23, 2019", or the year alone. */
  readonly newest: string | undefined;
  /** Of the JSON file: "9 KB". */
  readonly size: string;
}

/** A calendar to follow; one that does not change any more is a file alone. */
export interface ListedCalendar {
  readonly isOpen: boolean;
  readonly name: string;
  readonly extent: string;
  readonly path: string;
}

export interface ListedFeed {
  readonly name: FeedName;
  readonly label: string;
  readonly extent: string;
}

/** Data of the open data page. */
export interface OpenData {
  readonly version: number;
  readonly license: { readonly name: string; readonly link?: string | undefined };
  readonly tables: readonly ListedTable[];
  /** Reason that other pages count fewer. */
  readonly countsInWords: string | undefined;
  /** The first is of everything, then the seasons, newest first. */
  readonly calendars: readonly ListedCalendar[];
  readonly feeds: readonly ListedFeed[];
  /** The record in a frame: its drawing in words, and what others copy into their pages. */
  readonly frame: { readonly words: string; readonly snippet: string } | undefined;
}
