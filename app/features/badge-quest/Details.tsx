import { BadgeDetails } from "./BadgeDetails.tsx";
import { EmptyDetails } from "./EmptyDetails.tsx";
import { PersonDetails } from "./PersonDetails.tsx";
import type { Details as About, QuestSelection } from "./selection.ts";
import { type LoadLog, useQuestLog } from "./use-quest-log.ts";

interface DetailsProps {
  about: About;
  selection: QuestSelection;
  load: LoadLog;
}

/** The selected person's or badge's details, or what to do when nothing is selected. */
export function Details({ about, selection, load }: DetailsProps) {
  const { person, badge, unknown } = selection;
  const log = useQuestLog(load);
  if (about === "person") {
    return person === undefined ? (
      <EmptyDetails hint="select a user from the panel on the left." unknown={unknown.player} />
    ) : (
      <PersonDetails key={person.id} person={person} log={log} />
    );
  }
  return badge === undefined ? (
    <EmptyDetails hint="select a badge from the panel on the right." unknown={unknown.badge} />
  ) : (
    <BadgeDetails key={badge.id} badge={badge} log={log} />
  );
}
