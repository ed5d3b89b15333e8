import type { SceneName } from "./scene.ts";

/** What the club says of an event, whichever year it is. */
export interface KnownEvent {
  /** What its pictures show. */
  readonly scene?: SceneName | undefined;
  /** The event that it is under another name. */
  readonly sameAs?: string | undefined;
}

/** By what the files of their tournaments are called after the year. */
export type KnownEvents = Readonly<Record<string, KnownEvent>>;

/** What a tournament's file is called after the year. */
export function slugOf(id: string): string {
  return id.replace(/^\d{4}-/, "");
}

/**
 * What a tournament is called every year: `2019-esc` and `2021-esc` are years of one event, and so is
 * `2019-esc-east` where the club says that it is the same.
 */
export function eventOf(id: string, events: KnownEvents): string {
  const slug = slugOf(id);
  return events[slug]?.sameAs ?? slug;
}
