import type { Entries } from "#app/content/collect/library.ts";
import type { Draft } from "#app/content/content.ts";
import type { Finding } from "#app/content/finding.ts";

/** One rule over the whole content. It also gets the files as written, for what only they show. */
export type Check = (content: Draft, entries: Entries) => readonly Finding[];
