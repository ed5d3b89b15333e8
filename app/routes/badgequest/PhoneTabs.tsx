import type { IconName } from "#app/ui/Icon/Icon.tsx";
import { Tabs } from "#app/ui/Tabs/Tabs.tsx";
import { tabId } from "#app/ui/Tabs/tab-id.ts";
import { usePartLabel } from "#app/page/site.ts";
import * as words from "#words/pages/badge-quest.ts";
import { type PhoneTab, tabAddress } from "./selection.ts";
import { useScene } from "./use-scene.ts";
import styles from "./PhoneTabs.module.css";
import { pageLabels } from "#app/paths.ts";

const PANEL = "quest-panel";

const TABS: readonly { id: PhoneTab; label: string; icon: IconName }[] = [
  { id: "home", label: pageLabels.home, icon: "home" },
  { id: "leaderboard", label: words.leaderboard, icon: "podium" },
  { id: "badges", label: words.badges, icon: "badge" },
  { id: "details", label: words.details, icon: "details" },
];

/** Attributes of the selected tab's panel. Its id is prerendered. */
export function phonePanel(tab: PhoneTab, compact: boolean) {
  if (!compact) return { id: PANEL };
  return { id: PANEL, role: "tabpanel", "aria-labelledby": tabId(PANEL, tab) };
}

/** The bar at the foot of a phone's screen. */
export function PhoneTabs() {
  const part = usePartLabel("badgequest");
  const { selection, onChoose } = useScene();
  const tabs = TABS.map(({ id, label, icon }) => ({
    id,
    label,
    icon,
    href: tabAddress(selection, id),
  }));
  return (
    <Tabs
      label={part}
      panel={PANEL}
      tabs={tabs}
      selected={selection.tab}
      className={`onScreens needsScripts ${styles.tabs}`}
      onPress={onChoose}
    />
  );
}
