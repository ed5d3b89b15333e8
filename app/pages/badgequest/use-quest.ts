import { createContext, use } from "react";
import type { PersonShape } from "#app/entities/person/shape.ts";
import { groupBy, itemAt } from "#app/lib/list.ts";
import type { LinkToView } from "#app/ui/Link/Link.tsx";
import type { QuestSelection } from "./selection.ts";
import type { LoggedAward, Quest, QuestBadge, QuestPerson } from "./shape-quest.ts";

/** An award with its badge and person. */
export interface QuestAward extends Omit<LoggedAward, "badge" | "person"> {
  readonly badge: QuestBadge;
  readonly person: QuestPerson;
  /** Tells awards apart: the same badge may be earned twice at once. */
  readonly entry: number;
}

/** The awards of an edition, newest first. */
export function resolveAwards({ awards, badges, people }: Quest): QuestAward[] {
  return awards.map((award, entry) =>
    Object.assign({}, award, {
      badge: itemAt(badges, award.badge),
      person: itemAt(people, award.person),
      entry,
    }),
  );
}

/** Number of awards by core value. */
export function countByValue(awards: readonly QuestAward[], values: readonly string[]): number[] {
  return values.map((value) => awards.filter(({ badge }) => badge.value === value).length);
}

/** Number of awards by week and core value, in all weeks of the edition. */
export function countByWeek(
  weeks: readonly string[],
  awards: readonly QuestAward[],
  values: readonly string[],
) {
  const byWeek = groupBy(awards, ({ week }) => week);
  return weeks.map((label, index) => ({
    label,
    values: countByValue(byWeek.get(index) ?? [], values),
  }));
}

/** An edition with the sheet of its people's pictures. */
export type ShownQuest = Quest & { readonly busts: string };

/** An edition among the others; `badges` is the number of its awards. */
export interface ListedEdition extends Pick<Quest, "year" | "title"> {
  readonly badges: number;
}

/** Everything that the parts of the page need: the edition, and how its links select something. */
interface QuestContextValue {
  quest: ShownQuest;
  awards: readonly QuestAward[];
  /** Names of the core values. */
  values: readonly string[];
  /** Sheet with the badges. */
  tokenSheet: string;
  selection: QuestSelection;
  /** Undefined for people who are not in the edition. */
  linkToPerson: (person: Pick<PersonShape, "id">) => LinkToView | undefined;
  linkToBadge: (badge: Pick<QuestBadge, "id">) => LinkToView;
}

export const QuestContext = createContext<QuestContextValue | undefined>(undefined);

export function useQuest(): QuestContextValue {
  const context = use(QuestContext);
  if (context === undefined) throw new Error("This component works only on the Badge Quest page.");
  return context;
}
