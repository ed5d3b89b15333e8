import { fullName } from "#app/domain/roster/full-name.ts";
import { type SiteTitle, titleWith } from "#app/page/titles.ts";
import type { Quest } from "./quest.ts";
import type { MainView, QuestSelection } from "./selection.ts";

/** The person or badge that the main panel shows, in words; none for the team's stats. */
export function shownName(
  shown: MainView | undefined,
  { person, badge }: QuestSelection,
): string | undefined {
  if (shown === "person") return person && fullName(person);
  return shown === "badge" ? badge?.title : undefined;
}

/** What the browser's tab says: "Freya Alder · Badge Quest 2019". */
export function questTitle(site: SiteTitle, quest: Quest, name: string | undefined): string {
  return name === undefined ? titleWith(site, quest.title) : `${name} · ${quest.title}`;
}
