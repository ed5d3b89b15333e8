import type { Entries } from "#app/content/collect/library.ts";
import type { Draft } from "#app/content/content.ts";
import type { Finding } from "#app/content/finding.ts";
import type { Day } from "#app/domain/dates/day.ts";

/** One rule over the whole content. It also gets the files as written, for what only they show. */
export type Check = (content: Draft, entries: Entries) => readonly Finding[];

/** A rule that asks what day it is; the build never does, so that the same content gives the same site. */
export type CheckOfDay = (content: Draft, today: Day) => readonly Finding[];
