import type { IconName } from "#app/ui/Icon/Icon.tsx";
import { Tabs } from "#app/ui/Tabs/Tabs.tsx";
import * as words from "#words/pages/roster.ts";
import type { RosterView } from "./selection.ts";

interface RosterTabsProps {
  panel: string;
  view: RosterView;
  addressOf: (view: RosterView) => string;
  className?: string | undefined;
}

const views: readonly { id: RosterView; label: string; icon: IconName }[] = [
  { id: "roster", label: words.roster, icon: "grid" },
  { id: "list", label: words.list, icon: "list" },
  { id: "player", label: words.player, icon: "clipboard" },
];

/** The three ways to look at a season. */
export function RosterTabs({ panel, view, addressOf, className }: RosterTabsProps) {
  return (
    <Tabs
      label={words.rosterView}
      panel={panel}
      tabs={views.map(({ id, label, icon }) => ({ id, label, icon, href: addressOf(id) }))}
      selected={view}
      className={className}
    />
  );
}
