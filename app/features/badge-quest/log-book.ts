import { Earners } from "./Earners.tsx";
import { awardsOfPerson, byKind } from "./log-queries.ts";
import { PersonSeason } from "./PersonSeason.tsx";
import type { Quest, QuestPerson } from "./quest.ts";
import type { QuestLog } from "./quest-log.ts";

/** The award log with all that can only be shown with it: they come over the line together. */
export interface LogBook {
  readonly log: QuestLog;
  readonly PersonSeason: typeof PersonSeason;
  readonly Earners: typeof Earners;
  /** How many kinds of badges a person earned. */
  readonly kindsOf: (quest: Quest, person: QuestPerson) => number;
}

export function logBook(log: QuestLog): LogBook {
  const kindsOf = (quest: Quest, person: QuestPerson) =>
    byKind(quest, awardsOfPerson(quest, log, person)).length;
  return { log, PersonSeason, Earners, kindsOf };
}
