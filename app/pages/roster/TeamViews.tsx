import type { RefObject } from "react";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/routes/paths.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { Tabs } from "#app/ui/Tabs/Tabs.tsx";
import { PlayerList } from "./PlayerList.tsx";
import { PlayerView } from "./PlayerView.tsx";
import { useRoster } from "./roster-context.ts";
import { SeasonPanel } from "./SeasonPanel.tsx";
import type { RosterView } from "./selection.ts";
import type { RosterMember } from "./shape-roster.ts";
import { PlayerGrid } from "./TeamTiles.tsx";
import styles from "./Roster.module.css";

const VIEWS = [
  { id: "roster", label: "Roster", icon: "grid" },
  { id: "list", label: "List", icon: "list" },
  { id: "player", label: "Player", icon: "clipboard" },
] as const;

interface TeamViewsProps {
  view: RosterView;
  /** The person of the address, or else the first one; undefined while the roster is empty. */
  person: RosterMember | undefined;
  region: RefObject<HTMLDivElement | null>;
}

/** The season's team as a grid, as a list, or one person at a time. */
export function TeamViews({ view, person, region }: TeamViewsProps) {
  const { viewHref } = useRoster();
  const isOnePerson = view === "player";
  return (
    <div
      ref={region}
      data-depends-on-query
      className={classes("wrap", styles.stage, styles[view], !isOnePerson && "onScreens")}
    >
      <div className="row spread">
        <Tabs
          label="Roster view"
          tabs={VIEWS.map((listed) =>
            Object.assign({ href: viewHref(listed.id, { person: person?.id }) }, listed),
          )}
          selected={view}
        />
        <Link href={paths.players()} className="linedLink onScreens notOnPhones">
          All players
        </Link>
      </div>
      {person === undefined && <p>The roster of this season is not announced yet.</p>}
      {person && view === "roster" && <PlayerGrid />}
      {person && view === "list" && <PlayerList />}
      {person && isOnePerson ? <PlayerView member={person} /> : <SeasonPanel />}
    </div>
  );
}
