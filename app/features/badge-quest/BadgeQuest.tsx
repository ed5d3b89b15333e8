import { useRef } from "react";
import { useDocumentTitle } from "#app/hooks/use-document-title.ts";
import { useQuery } from "#app/hooks/use-query.ts";
import type { Archive } from "#app/lib/archive/archive.ts";
import { classes } from "#app/lib/classes.ts";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { BadgesPanel } from "./BadgesPanel.tsx";
import { Leaderboard } from "./Leaderboard.tsx";
import type { LogBook } from "./log-book.ts";
import { MainPanel } from "./MainPanel.tsx";
import { PhoneTabs, phonePanel } from "./PhoneTabs.tsx";
import type { Quest } from "./quest.ts";
import { questTitle, shownName } from "./quest-title.ts";
import { type QuestArt, Scene } from "./quest-scene.ts";
import { type MainView, type PhoneTab, type QuestSelection, selectionOf } from "./selection.ts";
import { useArrivalIn } from "./use-arrival-in.ts";
import { useCompact } from "./use-compact.ts";
import styles from "./BadgeQuest.module.css";

interface BadgeQuestProps {
  quest: Quest;
  art: QuestArt;
  book: Archive<LogBook>;
}

/** What the main panel holds: on a phone only two of the four tabs have it. */
function mainView({ view, tab, details }: QuestSelection, compact: boolean): MainView | undefined {
  if (!compact) return view;
  if (tab === "home") return "team";
  return tab === "details" ? details : undefined;
}

/** What a change of the main panel is called for those who cannot see it. */
const viewNames = {
  person: "Individual Details",
  badge: "Badge Details",
  team: "Team Stats",
} as const;

export function BadgeQuest({ quest, art, book }: BadgeQuestProps) {
  const { read } = useQuery();
  const compact = useCompact();
  const main = useRef<HTMLDivElement>(null);
  const asked = {
    view: read("view"),
    player: read("player"),
    badge: read("badge"),
    tab: read("tab"),
  };
  const selection = selectionOf(quest, asked);
  const shown = mainView(selection, compact);
  const name = shownName(shown, selection);
  useDocumentTitle(questTitle(quest, name));
  const onChoose = useArrivalIn(main, compact);
  const shownOn = (tab: PhoneTab) => selection.tab === tab && styles.shown;
  // Where the panels are tabs, only the one that is shown is drawn.
  const isDrawn = (tab: PhoneTab) => !compact || selection.tab === tab;
  return (
    <Scene value={{ quest, art, selection, book, onChoose }}>
      <div className={styles.banner}>
        <div className="wrap">
          <Wood as="h1" text={quest.title} cap={0.06786} phoneCap={0.19} />
        </div>
      </div>
      <PhoneTabs />
      <div
        className={styles.quest}
        onPointerOver={book.fetchAhead}
        onFocus={book.fetchAhead}
        {...phonePanel(selection.tab, compact)}
      >
        <section
          className={classes(styles.panel, styles.left, shownOn("leaderboard"))}
          aria-labelledby="leaderboard"
        >
          <h2 id="leaderboard" className="d3">
            Leaderboard
          </h2>
          {isDrawn("leaderboard") ? (
            <Leaderboard
              current={shown === "person" ? selection.person?.id : undefined}
              compact={compact}
            />
          ) : undefined}
        </section>
        <div ref={main} className={classes(styles.main, shown !== undefined && styles.shown)}>
          <MainPanel shown={shown} compact={compact} />
        </div>
        <section
          className={classes(styles.panel, styles.right, shownOn("badges"))}
          aria-labelledby="badges"
        >
          <h2 id="badges" className="d3">
            Badges
          </h2>
          {isDrawn("badges") ? (
            <BadgesPanel
              current={shown === "badge" ? (selection.badge?.id ?? asked.badge) : undefined}
              compact={compact}
            />
          ) : undefined}
        </section>
      </div>
      <p className="sr" role="status">
        {shown === undefined || name === undefined ? "" : `${viewNames[shown]}: ${name}`}
      </p>
    </Scene>
  );
}
