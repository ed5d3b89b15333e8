import { useRef, type RefObject, useEffect } from "react";
import { Link } from "#app/ui/Link/Link.tsx";
import { fullName } from "#app/domain/full-name.ts";
import { useDocumentTitle } from "#app/ui/hooks/use-document-title.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { classes } from "#app/lib/classes.ts";
import { useSeasonInAddress } from "#app/routes/selected-season.ts";
import { useSite } from "#app/routes/site.ts";
import { type SiteTitle, titleWith } from "#app/routes/titles.ts";
import { WithoutScripts } from "#app/pages/shared/WithoutScripts.tsx";
import { paths, pageLabels } from "#app/routes/paths.ts";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import type { IconName } from "#app/ui/Icon/Icon.tsx";
import { Tabs } from "#app/ui/Tabs/Tabs.tsx";
import * as words from "#words/pages/roster.ts";
import { listMembers } from "./member.ts";
import { PlayerList } from "./PlayerList.tsx";
import { PlayerGrid } from "./PlayerTiles.tsx";
import { PlayerView } from "./PlayerView.tsx";
import { RosterContext, useRosterContext } from "./roster-context.ts";
import { SeasonBanner } from "./SeasonBanner.tsx";
import { SeasonPanel } from "./SeasonPanel.tsx";
import { viewAddress, type RosterView, type RosterSelection, selectMember } from "./selection.ts";
import type { RosterData } from "./shape-roster.ts";
import { SidelineSheet } from "./SidelineSheet.tsx";
import styles from "./Roster.module.css";

/** The phone's gold strip: the season's record and finish, above everything else. */
function RecordStrip() {
  const { record, finish } = useRosterContext().season;
  if (record === undefined) return undefined;
  return (
    <p className={`onPhones spread gold ${styles.strip}`} data-from-query>
      <b className="num">{record.text}</b> {finish === undefined ? "" : <span>{finish}</span>}
    </p>
  );
}

const views: readonly { id: RosterView; label: string; icon: IconName }[] = [
  { id: "roster", label: words.roster, icon: "grid" },
  { id: "list", label: words.list, icon: "list" },
  { id: "player", label: words.player, icon: "clipboard" },
];

/** The selected view. A season without an announced roster has none. */
function SelectedView({ view, person }: RosterSelection) {
  if (person === undefined) return <p>{words.notAnnouncedYet}</p>;
  if (view === "roster") return <PlayerGrid />;
  return view === "list" ? <PlayerList /> : <PlayerView person={person} />;
}

/** The three views of a season. */
function RosterViews(shown: RosterSelection) {
  const { data, season } = useRosterContext();
  return (
    <>
      <Link href={paths.players()} className={`linedLink onScreens notOnPhones ${styles.all}`}>
        {words.allPlayers}
      </Link>
      <Tabs
        label={words.rosterView}
        tabs={views.map(({ id, label, icon }) => {
          return { id, label, icon, href: viewAddress(data, season, id, shown.person) };
        })}
        selected={shown.view}
        className={styles.tabs}
      />
      <div id="people" className={styles.panel}>
        <ErrorBoundary view={`${season.id} ${shown.view}`} what={words.theRoster}>
          <SelectedView {...shown} />
        </ErrorBoundary>
      </div>
    </>
  );
}

/** Height in px of the window's part covered by the sticky header. */
const COVERED_PX = 96;

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= COVERED_PX && bottom <= window.innerHeight;
}

/**
 * Scrolls a selected person into view, and moves the focus to her name if the pressed link is gone.
 * Call the returned function on press.
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
  if (view === "list") return words.listTitle(season.name);
  return season.id === data.defaultSeason
    ? titleWith(site, pageLabels.roster)
    : words.rosterTitle(season.name);
}

/** A season's team as a grid, as a list, or one person at a time, as the URL says. */
export function View({ data }: { data: RosterData }) {
  const { read } = useQuery();
  const asked = { season: useSeasonInAddress(), view: read("view"), player: read("player") };
  const shown = selectMember(data, asked);
  const { season, notice } = shown;
  const members = listMembers(data, season);
  const stage = useRef<HTMLDivElement>(null);
  const onPick = usePick(stage);
  useDocumentTitle(rosterTitle(useSite(), data, shown));
  const atPlayer = shown.view === "player";
  // In print, the sideline sheet replaces these views.
  const onScreens = atPlayer ? undefined : "onScreens";
  const linkTo = (person: string) => ({
    href: viewAddress(data, season, "player", person),
    onClick: onPick,
  });
  return (
    <RosterContext value={{ data, season, members, linkTo }}>
      <div data-from-query data-title={pageLabels.roster} className={onScreens}>
        <SeasonBanner isCompact={atPlayer} />
      </div>
      <div className={onScreens}>
        <RecordStrip />
      </div>
      {atPlayer || members.length === 0 ? undefined : <SidelineSheet />}
      <div className="wrap">
        <WithoutScripts
          shown={season.name}
          links={data.seasons.map(({ year }) => ({
            href: paths.season({ year }),
            label: String(year),
          }))}
        />
      </div>
      <p className={classes("wrap", styles.notice)} role="status">
        {notice}
      </p>
      <div
        ref={stage}
        data-from-query
        className={classes(
          "wrap",
          styles.stage,
          atPlayer ? styles.atPlayer : "onScreens",
          atPlayer && season.prints.vertical === undefined && styles.landscape,
        )}
      >
        <RosterViews {...shown} />
        {atPlayer ? undefined : (
          <div className={styles.season}>
            <SeasonPanel />
          </div>
        )}
      </div>
    </RosterContext>
  );
}
