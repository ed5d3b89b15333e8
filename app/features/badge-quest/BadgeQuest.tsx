import { useRef } from "react";
import { useArchive } from "#app/hooks/use-archive.ts";
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
import { SidePanel } from "./SidePanel.tsx";
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

/** What the address asks for, as far as it is known yet. */
function useSelection(quest: Quest, book: Archive<LogBook>): QuestSelection {
  const { read } = useQuery();
  const badge = read("badge");
  // Only the log knows the badges of other editions.
  const isOther = badge !== undefined && !quest.badges.some(({ id }) => id === badge);
  const { data } = useArchive(book, isOther);
  const asked = { view: read("view"), player: read("player"), badge, tab: read("tab") };
  return selectionOf(quest, asked, data?.log.otherBadges);
}

export function BadgeQuest({ quest, art, book }: BadgeQuestProps) {
  const compact = useCompact();
  const column = useRef<HTMLDivElement>(null);
  const selection = useSelection(quest, book);
  const shown = mainView(selection, compact);
  const name = shownName(shown, selection);
  useDocumentTitle(questTitle(quest, name));
  const onChoose = useArrivalIn(column, compact);
  // Where the panels are tabs, only the one that is shown is drawn.
  const isDrawn = (tab: PhoneTab) => !compact || selection.tab === tab;
  const isShown = (tab: PhoneTab) => selection.tab === tab;
  return (
    <Scene value={{ quest, art, selection, book, onChoose }}>
      <div className={styles.banner}>
        <div className="wrap">
          <Wood as="h1" text={quest.title} cap={0.0998} phoneCap={0.14} />
        </div>
      </div>
      <div data-from-query>
        <PhoneTabs />
      </div>
      <div
        className={styles.quest}
        data-from-query
        onPointerOver={book.fetchAhead}
        onFocus={book.fetchAhead}
        {...phonePanel(selection.tab, compact)}
      >
        <SidePanel name="Leaderboard" note={quest.year} isShown={isShown("leaderboard")}>
          {isDrawn("leaderboard") ? (
            <Leaderboard
              current={shown === "person" ? selection.person?.id : undefined}
              compact={compact}
            />
          ) : undefined}
        </SidePanel>
        <div ref={column} className={classes(styles.column, shown !== undefined && styles.shown)}>
          <div className={styles.main}>
            <MainPanel shown={shown} compact={compact} />
          </div>
        </div>
        <SidePanel name="Badges" note={quest.badges.length} isShown={isShown("badges")}>
          {isDrawn("badges") ? (
            <BadgesPanel
              current={shown === "badge" ? selection.badge?.id : undefined}
              compact={compact}
            />
          ) : undefined}
        </SidePanel>
      </div>
      <p className="sr" role="status">
        {shown === undefined || name === undefined ? "" : `${viewNames[shown]}: ${name}`}
      </p>
    </Scene>
  );
}
