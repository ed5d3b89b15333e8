import { type ReactNode, useMemo, useRef } from "react";
import type { IconName } from "#app/ui/Icon/Icon.tsx";
import { Tabs } from "#app/ui/Tabs/Tabs.tsx";
import { tabId } from "#app/ui/Tabs/tab-id.ts";
import { usePartLabel, useSite } from "#app/routes/site.ts";
import { pageLabels, paths } from "#app/routes/paths.ts";
import { classes } from "#app/lib/classes.ts";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import { useDocumentTitle } from "#app/ui/hooks/use-document-title.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { WithoutScripts } from "#app/pages/shared/WithoutScripts.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { mediaHook } from "#app/ui/hooks/media-hook.ts";
import type { BadgeShape } from "#app/entities/badge/shape.ts";
import { fullName } from "#app/domain/full-name.ts";
import { type SiteTitle, titleWith } from "#app/routes/titles.ts";
import * as words from "#words/pages/badge-quest.ts";
import * as editionFacts from "#words/facts/edition.ts";
import {
  editionIn,
  type MainView,
  type PhoneTab,
  type QuestEditions,
  type QuestSelection,
  readSelection,
  tabAddress,
  QUEST_VIEWS,
  viewAddress,
  addBadges,
} from "./selection.ts";
import { type QuestContextValue, QuestContext, useQuestContext } from "./quest-context.ts";
import { TeamStats } from "./TeamStats.tsx";
import { Details } from "./Details.tsx";
import { BadgesPanel } from "./BadgesPanel.tsx";
import { Leaderboard } from "./Leaderboard.tsx";
import { EditionStrip } from "./EditionStrip.tsx";
import type { Quest } from "./shape-quest.ts";
import { useArrivalIn } from "./use-arrival-in.ts";
import styles from "./BadgeQuest.module.css";

const PHONE_PANEL = "quest-panel";

const PHONE_TABS: readonly { id: PhoneTab; label: string; icon: IconName }[] = [
  { id: "home", label: pageLabels.home, icon: "home" },
  { id: "leaderboard", label: words.leaderboard, icon: "podium" },
  { id: "badges", label: words.badges, icon: "badge" },
  { id: "details", label: words.details, icon: "details" },
];

/** Attributes of the selected tab's panel. Its id is prerendered. */
function phonePanel(tab: PhoneTab, isCompact: boolean) {
  if (!isCompact) return { id: PHONE_PANEL };
  return { id: PHONE_PANEL, role: "tabpanel", "aria-labelledby": tabId(PHONE_PANEL, tab) };
}

/** Tab bar at the bottom of a phone's screen. */
function PhoneTabs() {
  const part = usePartLabel("badgequest");
  const { selection, onChoose } = useQuestContext();
  const tabs = PHONE_TABS.map(({ id, label, icon }) => ({
    id,
    label,
    icon,
    href: tabAddress(selection, id),
  }));
  return (
    <Tabs
      label={part}
      panel={PHONE_PANEL}
      tabs={tabs}
      selected={selection.tab}
      className={`onScreens needsScripts ${styles.phoneTabs}`}
      onPress={onChoose}
    />
  );
}

interface SidePanelProps {
  /** The phone tab that shows it. */
  tab: PhoneTab;
  name: string;
  /** At the right end of the title. */
  note: ReactNode;
  isCompact: boolean;
  children: ReactNode;
}

/** A panel beside the main one. On phones it is a tab, rendered only while selected. */
function SidePanel({ tab, name, note, isCompact, children }: SidePanelProps) {
  const { selection } = useQuestContext();
  const isSelected = selection.tab === tab;
  const id = name.toLowerCase();
  return (
    <section className={classes(styles.panel, isSelected && styles.shown)} aria-labelledby={id}>
      <div className={`spread ${styles.panelHead}`}>
        <h2 id={id} className="d3">
          {name}
        </h2>
        <span className="lab">{note}</span>
      </div>
      {isCompact && !isSelected ? undefined : children}
    </section>
  );
}

interface MainPanelProps {
  /** Undefined on phones while another tab is selected. */
  view: MainView | undefined;
  isCompact: boolean;
}

const VIEW_PANEL = "quest-view";

const viewNames = {
  person: words.individualDetails,
  team: words.teamStats,
  badge: words.badgeDetails,
} as const;

/** The three views and their tabs; phones have `PhoneTabs` instead. */
function MainPanel({ view, isCompact }: MainPanelProps) {
  const part = usePartLabel("badgequest");
  const { selection, onChoose } = useQuestContext();
  const tabs = QUEST_VIEWS.map((id) => ({
    id,
    label: viewNames[id],
    href: viewAddress(selection, id),
  }));
  const panel = isCompact
    ? {}
    : { id: VIEW_PANEL, role: "tabpanel", "aria-labelledby": tabId(VIEW_PANEL, selection.view) };
  return (
    <>
      <Tabs
        label={part}
        panel={VIEW_PANEL}
        tabs={tabs}
        selected={selection.view}
        className={styles.viewTabs}
        onPress={onChoose}
      />
      <div {...panel}>
        {view === "team" ? <TeamStats /> : undefined}
        {view === "person" || view === "badge" ? (
          <ErrorBoundary what={words.theAwardLog}>
            <Details about={view} />
          </ErrorBoundary>
        ) : undefined}
      </div>
    </>
  );
}

/** Name of the person or badge in the main panel; undefined for the team's stats. */
function nameIn(view: MainView | undefined, { person, badge }: QuestSelection): string | undefined {
  if (view === "person") return person && fullName(person);
  return view === "badge" ? badge?.title : undefined;
}

/** Document title: "Freya Alder · Badge Quest 2019". */
function questTitle(site: SiteTitle, quest: Quest, name: string | undefined): string {
  return name === undefined ? titleWith(site, quest.title) : `${name} · ${quest.title}`;
}

/** Whether the panels are tabs, because three columns need 1100 px. Must match the styles. */
const useCompact = mediaHook("(width < 1100px)");

interface BadgeQuestProps extends Pick<QuestContextValue, "values"> {
  /** The badges of all editions. */
  badges: readonly BadgeShape[];
  editions: QuestEditions;
  /** Sheets of tokens: one for the default edition, one for the others. */
  tokens: { first: string; others: string };
}

/** Content of the main panel: on a phone only two of the four tabs show it. */
function mainView(
  { view, tab, details }: QuestSelection,
  isCompact: boolean,
): MainView | undefined {
  if (!isCompact) return view;
  if (tab === "home") return "team";
  return tab === "details" ? details : undefined;
}

/** Sheet URL for a badge's token. The default edition's tokens have a sheet of their own, which loads first. */
function tokenSheets({ editions, tokens: { first, others } }: BadgeQuestProps) {
  const inFirst = new Set<string>(editions[0].quest.badges.map(({ id }) => id));
  return (badge: string) => (inFirst.has(badge) ? first : others);
}

/** The title, the editions, and on phones the tabs. */
function QuestHead({ editions }: { editions: QuestEditions }) {
  const part = usePartLabel("badgequest");
  const { quest, selection } = useQuestContext();
  const { edition } = selection.unknown;
  return (
    <>
      <div className={styles.banner} data-from-query data-title={part}>
        <div className="wrap">
          <Wood as="h1" text={quest.title} cap={0.0998} phoneCap={0.14} />
        </div>
      </div>
      <div data-from-query>
        <EditionStrip editions={editions} />
        <p className={styles.notice} role="status">
          {edition === undefined ? undefined : editionFacts.noSuchEdition(edition, quest.year)}
        </p>
        <div className="wrap">
          <WithoutScripts
            shown={quest.title}
            links={[
              { href: paths.players(), label: words.badgesByPerson },
              { href: `${paths.search()}#a-badges`, label: words.allBadges },
            ]}
          />
        </div>
        <PhoneTabs />
      </div>
    </>
  );
}

/** The edition of the URL. */
function useEdition({ editions, badges }: BadgeQuestProps) {
  const { read } = useQuery();
  const { quest, log, busts } = editionIn(editions, read("edition"));
  return {
    quest: useMemo(() => addBadges(quest, badges), [quest, badges]),
    log,
    busts,
  };
}

export function View({ data }: { data: BadgeQuestProps }) {
  const { editions, values } = data;
  const { read } = useQuery();
  const { quest, log, busts } = useEdition(data);
  const isCompact = useCompact();
  const column = useRef<HTMLDivElement>(null);
  const requested = {
    edition: read("edition"),
    value: read("value"),
    have: read("have"),
    order: read("order"),
    view: read("view"),
    player: read("player"),
    badge: read("badge"),
    tab: read("tab"),
  };
  const selection = readSelection(quest, requested);
  const view = mainView(selection, isCompact);
  const name = nameIn(view, selection);
  useDocumentTitle(questTitle(useSite(), quest, name));
  const onChoose = useArrivalIn(column, isCompact);
  const tokenSheet = useMemo(() => tokenSheets(data), [data]);
  return (
    <QuestContext value={{ quest, log, busts, tokenSheet, values, selection, onChoose }}>
      <QuestHead editions={editions} />
      <div className={styles.quest} data-from-query {...phonePanel(selection.tab, isCompact)}>
        {/* Comes first, because its tabs control the panels beside it. */}
        <div ref={column} className={classes(styles.column, view !== undefined && styles.shown)}>
          <div className={styles.main}>
            <MainPanel view={view} isCompact={isCompact} />
          </div>
        </div>
        <SidePanel
          tab="leaderboard"
          name={words.leaderboard}
          note={quest.year}
          isCompact={isCompact}
        >
          <Leaderboard current={view === "person" ? selection.person?.id : undefined} />
        </SidePanel>
        <SidePanel
          tab="badges"
          name={words.badges}
          note={quest.badges.length}
          isCompact={isCompact}
        >
          <BadgesPanel current={view === "badge" ? selection.badge?.id : undefined} />
        </SidePanel>
      </div>
      <p className="sr" role="status">
        {view === undefined || name === undefined ? "" : `${viewNames[view]}: ${name}`}
      </p>
    </QuestContext>
  );
}
