import { repeatedGroups } from "#app/domain/badge-quest-rules/shared-posts.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { logWarnings } from "./log-warnings.ts";

/** No group has Dental Hygiene, which is credited at one moment, a second time. */
export const groupsOnce = logWarnings((log, lineOf) =>
  repeatedGroups(log).map(({ award: row, first, players }) => ({
    row,
    field: "badge",
    cause: `${row.badge} credits a group once, and line ${lineOf(first)} has just ${enumerate(players)} already.`,
  })),
);
