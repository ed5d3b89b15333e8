import { useRef, type RefObject, useEffect } from "react";
import { Link } from "#app/ui/Link/Link.tsx";
import { fullName } from "#app/domain/full-name.ts";
import { useDocumentTitle } from "#app/ui/hooks/use-document-title.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { classes } from "#app/lib/classes.ts";
import { useSeasonInAddress } from "#app/pages/shared/selected-season.ts";
import { useSite } from "#app/pages/shared/site.ts";
import { type SiteTitle, titleWith } from "#app/pages/shared/titles.ts";
import { usePaths } from "#app/pages/shared/use-paths.ts";
import { WithoutScripts } from "#app/pages/shared/WithoutScripts.tsx";
import { paths, pageLabels } from "#app/pages/shared/paths.ts";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import type { IconName } from "#app/ui/Icon/Icon.tsx";
import { TabPanel } from "#app/ui/Tabs/TabPanel.tsx";
import { Tabs } from "#app/ui/Tabs/Tabs.tsx";
import * as words from "#words/pages/roster.ts";
import { type Member, membersOf } from "./member.ts";
import { PlayerList } from "./PlayerList.tsx";
import { PlayerGrid } from "./PlayerTiles.tsx";
import { PlayerView } from "./PlayerView.tsx";
import type { SeasonData, RosterData } from "./roster-data.ts";
import { SeasonBanner } from "./SeasonBanner.tsx";
import { SeasonPanel } from "./SeasonPanel.tsx";
import {
  resultsAddress,
  seasonAddress,
  viewAddress,
  type RosterView,
  type RosterSelection,
  selectionOf,
} from "./selection.ts";
import { SidelineSheet } from "./SidelineSheet.tsx";
import styles from "./Roster.module.css";

/** The phone's gold strip: the season's record and finish before anything else. */
function RecordStrip({ season: { record, finish } }: { season: SeasonData }) {
  if (record === undefined) return undefined;
  return (
    <p className={`onPhones spread gold ${styles.strip}`} data-from-query>
      <b className="num">{record.text}</b> {finish === undefined ? "" : <span>{finish}</span>}
    </p>
  );
}

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
function RosterTabs({ panel, view, addressOf, className }: RosterTabsProps) {
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

interface RosterViewsProps {
  data: RosterData;
  shown: RosterSelection;
  members: readonly Member[];
  addressOf: (person: string) => string;
  onPick: () => void;
}

/** The selected view; a season whose roster is not announced has nothing to view. */
function RosterViews({ data, shown, members, ...to }: RosterViewsProps) {
  const { season, view, person } = shown;
  if (person === undefined) return <p>{words.notAnnouncedYet}</p>;
  if (view === "roster") return <PlayerGrid members={members} busts={season.busts} {...to} />;
  if (view === "list") {
    return <PlayerList data={data} season={season} members={members} {...to} />;
  }
  return <PlayerView data={data} season={season} members={members} person={person} {...to} />;
}

/** The header that stays on top covers this much of the window. */
const COVERED = 96;

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= COVERED && bottom <= window.innerHeight;
}

/**
 * Scrolls a picked person into view, and moves the focus to her name if the pressed link is gone. Call the
 * returned function on press.
 */
function usePick(stage: RefObject<HTMLElement | null>): () => void {
  const picked = useRef(false);
  useEffect(() => {
    const heading = stage.current?.querySelector<HTMLElement>("h2");
    if (!picked.current || heading == null) return;
    picked.current = false;
    if (document.activeElement === document.body) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    if (!isInView(heading)) stage.current?.scrollIntoView({ block: "start" });
  });
  return () => {
    picked.current = true;
  };
}

/** Document title: "Freya Alder · Côte Sauvage 2016", "Côte Sauvage 2016 · Roster". */
export function rosterTitle(
  site: SiteTitle,
  data: RosterData,
  { season, view, person }: RosterSelection,
): string {
  const entry = person === undefined ? undefined : data.people[person];
  if (view === "player" && entry !== undefined) return `${fullName(entry)} · ${season.name}`;
  if (view === "list") return words.listOf(season.name);
  return season.id === data.defaultSeason
    ? titleWith(site, pageLabels.roster)
    : words.rosterOf(season.name);
}

const panel = "roster-view";

/** A season's team: as a grid, as a list, or one person at a time. The address says which. */
export function View({ data }: { data: RosterData }) {
  const { read } = useQuery();
  const season = useSeasonInAddress();
  const shown = selectionOf(data, { season, view: read("view"), player: read("player") });
  const members = membersOf(data, shown.season);
  const landscape = shown.season.prints.vertical === undefined;
  const stage = useRef<HTMLDivElement>(null);
  const onPick = usePick(stage);
  const { results } = usePaths();
  useDocumentTitle(rosterTitle(useSite(), data, shown));
  const atPlayer = shown.view === "player";
  const to = {
    addressOf: (person: string) => viewAddress(data, shown.season, "player", person),
    onPick,
  };
  return (
    <>
      <div data-from-query className={atPlayer ? undefined : "onScreens"}>
        <SeasonBanner data={data} season={shown.season} compact={atPlayer} />
      </div>
      <div className={atPlayer ? undefined : "onScreens"}>
        <RecordStrip season={shown.season} />
      </div>
      {atPlayer || members.length === 0 ? undefined : (
        <SidelineSheet
          season={shown.season.name}
          members={members}
          address={seasonAddress(data, shown.season)}
        />
      )}
      <div className="wrap">
        <WithoutScripts
          shown={shown.season.name}
          links={data.seasons.map(({ year }) => ({
            href: paths.season({ year }),
            label: String(year),
          }))}
        />
      </div>
      <p className={classes("wrap", styles.notice)} role="status">
        {shown.notice}
      </p>
      <div
        ref={stage}
        data-from-query
        className={classes(
          "wrap",
          styles.stage,
          atPlayer ? styles.atPlayer : "onScreens",
          atPlayer && landscape && styles.landscape,
        )}
      >
        {/* Before the tabs: from a tab, the Tab key leads into its panel. */}
        <Link href={paths.players()} className={`linedLink onScreens notOnPhones ${styles.all}`}>
          {words.allPlayers}
        </Link>
        <RosterTabs
          panel={panel}
          view={shown.view}
          addressOf={(view: RosterView) => viewAddress(data, shown.season, view, shown.person)}
          className={styles.tabs}
        />
        <TabPanel id={panel} selected={shown.view} className={styles.panel}>
          <ErrorBoundary view={`${shown.season.id} ${shown.view}`} what={words.theRoster}>
            <RosterViews data={data} shown={shown} members={members} {...to} />
          </ErrorBoundary>
        </TabPanel>
        {atPlayer ? undefined : (
          <div className={styles.season}>
            <SeasonPanel
              data={data}
              season={shown.season}
              members={members}
              results={results && resultsAddress(data, shown.season)}
              {...to}
            />
          </div>
        )}
      </div>
    </>
  );
}
