import { useMemo, useRef } from "react";
import { useDocumentTitle } from "#app/hooks/use-document-title.ts";
import { useQuery } from "#app/hooks/use-query.ts";
import { classes } from "#app/lib/classes.ts";
import { useSite } from "#app/page/site.ts";
import { WithoutScripts } from "#app/page/WithoutScripts.tsx";
import { paths } from "#app/paths.ts";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as editionFacts from "#words/facts/edition.ts";
import * as words from "#words/pages/badge-quest.ts";
import { mediaHook } from "#app/hooks/media-hook.ts";
import { fullName } from "#app/domain/full-name.ts";
import { type SiteTitle, titleWith } from "#app/page/titles.ts";
import { BadgesPanel } from "./badge/BadgesPanel.tsx";
import { Leaderboard } from "./leaderboard/Leaderboard.tsx";
import { MainPanel } from "./panels/MainPanel.tsx";
import { PhoneTabs, phonePanel } from "./PhoneTabs.tsx";
import { EditionStrip } from "./EditionStrip.tsx";
import { editionIn, type QuestBadges, type QuestEditions } from "./quest-edition.ts";
import { Scene } from "./quest-scene.ts";
import { type MainView, type PhoneTab, type QuestSelection, selectionOf } from "./selection.ts";
import { SidePanel } from "./panels/SidePanel.tsx";
import { useArrivalIn } from "./use-arrival-in.ts";
import styles from "./BadgeQuest.module.css";
import type { Quest } from "./quest.ts";

/** The person or badge that the main panel shows, in words; none for the team's stats. */
function shownName(
  shown: MainView | undefined,
  { person, badge }: QuestSelection,
): string | undefined {
  if (shown === "person") return person && fullName(person);
  return shown === "badge" ? badge?.title : undefined;
}

/** Document title: "Freya Alder · Badge Quest 2019". */
function questTitle(site: SiteTitle, quest: Quest, name: string | undefined): string {
  return name === undefined ? titleWith(site, quest.title) : `${name} · ${quest.title}`;
}

/** Whether the panels are tabs: three beside each other need 1100 px. The styles ask the same. */
const useCompact = mediaHook("(width < 1100px)");

interface BadgeQuestProps extends QuestBadges {
  editions: QuestEditions;
}

/** Content of the main panel: on a phone only two of the four tabs show it. */
function mainView({ view, tab, details }: QuestSelection, compact: boolean): MainView | undefined {
  if (!compact) return view;
  if (tab === "home") return "team";
  return tab === "details" ? details : undefined;
}

/** Announcements of a change of the main panel for screen readers. */
const viewNames = {
  person: words.individualDetails,
  badge: words.badgeDetails,
  team: words.teamStats,
} as const;

/** Finds the sheet with a badge's token: a page starts with those of the default edition. */
function tokenSheets(editions: QuestEditions, { first, others }: QuestBadges["tokens"]) {
  const inFirst = new Set(editions[0].quest.badges.map(({ id }) => id));
  return (badge: string) => (inFirst.has(badge) ? first : others);
}

export function View({ data: { editions, values, rules, tokens } }: { data: BadgeQuestProps }) {
  const { read } = useQuery();
  const { quest, log, busts } = editionIn(editions, read("edition"));
  const compact = useCompact();
  const column = useRef<HTMLDivElement>(null);
  const asked = {
    edition: read("edition"),
    value: read("value"),
    have: read("have"),
    order: read("order"),
    view: read("view"),
    player: read("player"),
    badge: read("badge"),
    tab: read("tab"),
  };
  const selection = selectionOf(quest, asked, log.otherBadges);
  const shown = mainView(selection, compact);
  const name = shownName(shown, selection);
  useDocumentTitle(questTitle(useSite(), quest, name));
  const onChoose = useArrivalIn(column, compact);
  // Where the panels are tabs, only the one that is shown is drawn.
  const isDrawn = (tab: PhoneTab) => !compact || selection.tab === tab;
  const isShown = (tab: PhoneTab) => selection.tab === tab;
  const tokenSheet = useMemo(() => tokenSheets(editions, tokens), [editions, tokens]);
  return (
    <Scene value={{ quest, log, busts, tokenSheet, values, rules, selection, onChoose }}>
      <div className={styles.banner} data-from-query>
        <div className="wrap">
          <Wood as="h1" text={quest.title} cap={0.0998} phoneCap={0.14} />
        </div>
      </div>
      <div data-from-query>
        <EditionStrip editions={editions} />
        <p className={styles.notice} role="status">
          {selection.unknown.edition === undefined
            ? undefined
            : editionFacts.noSuchEdition(selection.unknown.edition, quest.year)}
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
      <div className={styles.quest} data-from-query {...phonePanel(selection.tab, compact)}>
        <SidePanel name={words.leaderboard} note={quest.year} isShown={isShown("leaderboard")}>
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
        <SidePanel name={words.badges} note={quest.badges.length} isShown={isShown("badges")}>
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
