import type { FeedName } from "#app/pages/shared/feed-paths.ts";
import type { TableName } from "#app/pages/shared/data-paths.ts";

/** A file of the open data. */
export interface ListedTable {
  readonly name: TableName;
  readonly label: string;
  readonly holds: string;
  /** "1,463" */
  readonly rows: string;
  /** "September 23, 2019", or the year alone. */
  readonly newest: string | undefined;
  /** "9 KB", the size of the JSON file. */
  readonly size: string;
}

/** A calendar. Only one that may still change can be followed. */
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
  /** Reason that other pages have lower counts. */
  readonly countsInWords: string | undefined;
  /** The calendar of everything, then those of the seasons, newest first. */
  readonly calendars: readonly ListedCalendar[];
  readonly feeds: readonly ListedFeed[];
  /** The embeddable record: its alt text and the code to copy. */
  readonly frame: { readonly words: string; readonly snippet: string } | undefined;
}
