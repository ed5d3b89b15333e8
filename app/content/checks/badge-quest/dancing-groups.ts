import { DANCERS, dancersBeyond } from "#app/domain/badge-quest-rules/shared-posts.ts";
import { logWarnings } from "./log-warnings.ts";

/** No more people dance in one video, which is credited at one moment, than Dancing Queen allows. */
export const dancingGroups = logWarnings((log) =>
  dancersBeyond(log).map((row) => ({
    row,
    field: "badge",
    cause: `${row.badge} credits at most ${DANCERS} people for a video, and this day and time have more.`,
  })),
);
