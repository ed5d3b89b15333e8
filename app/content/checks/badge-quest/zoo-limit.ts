import { ZOO_LIMIT, zooAnimalsBeyond } from "#app/domain/badge-quest-rules/zoo-animals.ts";
import { logWarnings } from "./log-warnings.ts";

/** Nobody has more animals from a zoo than Rivanimals allows. */
export const zooLimit = logWarnings((log) =>
  zooAnimalsBeyond(log).map((row) => ({
    row,
    field: "note",
    cause: `${row.badge} allows ${ZOO_LIMIT} animals from a zoo, and ${row.player} has more.`,
  })),
);
