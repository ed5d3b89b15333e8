import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import { Tabs } from "#app/ui/Tabs/Tabs.tsx";
import { tabId } from "#app/ui/Tabs/tab-id.ts";
import { usePartLabel } from "#app/page/site.ts";
import * as words from "#words/pages/badge-quest.ts";
import { Details } from "./Details.tsx";
import { type MainView, viewAddress } from "#app/routes/badgequest/selection.ts";
import { TeamStats } from "#app/routes/badgequest/team/TeamStats.tsx";
import { useScene } from "#app/routes/badgequest/use-scene.ts";
import styles from "./MainPanel.module.css";

interface MainPanelProps {
  /** None where the panel is on another tab. */
  shown: MainView | undefined;
  compact: boolean;
}

const PANEL = "quest-view";

const VIEWS: readonly { id: MainView; label: string }[] = [
  { id: "person", label: words.individualDetails },
  { id: "team", label: words.teamStats },
  { id: "badge", label: words.badgeDetails },
];

/** The three views under their tabs; on phones the tabs are others and stand below. */
export function MainPanel({ shown, compact }: MainPanelProps) {
  const part = usePartLabel("badgequest");
  const { selection, onChoose } = useScene();
  const tabs = VIEWS.map(({ id, label }) => ({
    id,
    label,
    href: viewAddress(selection, id),
  }));
  const panel = compact
    ? {}
    : { id: PANEL, role: "tabpanel", "aria-labelledby": tabId(PANEL, selection.view) };
  return (
    <>
      <Tabs
        label={part}
        panel={PANEL}
        tabs={tabs}
        selected={selection.view}
        className={styles.tabs}
        onPress={onChoose}
      />
      <div {...panel}>
        {shown === "team" ? <TeamStats /> : undefined}
        {shown === "person" || shown === "badge" ? (
          <ErrorBoundary what={words.theAwardLog}>
            <Details about={shown} />
          </ErrorBoundary>
        ) : undefined}
      </div>
    </>
  );
}
