import { useRef } from "react";
import { classes } from "#app/lib/classes.ts";
import { FollowLinks } from "#app/pages/shared/FollowLinks.tsx";
import { wholeCalendar } from "#app/routes/output-paths.ts";
import { paths } from "#app/routes/paths.ts";
import { usePaths } from "#app/routes/site.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import * as words from "#words/facts.ts";
import { TournamentList, type TournamentListProps } from "./TournamentList.tsx";
import { TournamentPanel } from "./TournamentPanel.tsx";
import styles from "./Results.module.css";

/** Ways from the list to more of the record; `year` is that of the selected season, if any. */
function MoreOfTheRecord({ year }: { year: number | undefined }) {
  const { records, opponents } = usePaths();
  return (
    <nav className={`onScreens cluster xs muted ${styles.more}`} aria-label="More of the record">
      {year !== undefined && (
        <Link href={paths.season({ year })} className="linedLink">
          {words.seasonName(year)}
        </Link>
      )}
      {records && (
        <Link href={records()} className="linedLink">
          {words.allTimeRecords}
        </Link>
      )}
      {opponents && (
        <Link href={opponents()} className="linedLink">
          All opponents
        </Link>
      )}
      <FollowLinks calendar={wholeCalendar} />
    </nav>
  );
}

interface FoundTournamentsProps extends TournamentListProps {
  /** The selected season; undefined for all. */
  year: number | undefined;
  /** Whether the tournaments are still arriving. */
  isWaiting: boolean;
}

/** The list of tournaments, and where there is room, the selected one beside it. */
export function FoundTournaments({ year, isWaiting, ...list }: FoundTournamentsProps) {
  const { results, found, selected, select } = list;
  const side = useRef<HTMLDivElement>(null);
  const selectAndShow = (id: string) => {
    select(id);
    // At the end of the list, the panel's heading may be above the window.
    requestAnimationFrame(() => {
      side.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
    });
  };
  return (
    <div
      className={classes("columns", styles.columns, isWaiting && "arriving")}
      hidden={found.length === 0 && !isWaiting}
      aria-busy={isWaiting}
    >
      <div ref={side} className={styles.side}>
        {selected && (
          // Not reused for the next tournament, because it would stay scrolled.
          <TournamentPanel
            key={selected.id}
            tournament={selected}
            panelSheet={results.sheets[selected.year]?.scores}
          />
        )}
      </div>
      <div>
        <TournamentList {...list} select={selectAndShow} />
        <MoreOfTheRecord year={year} />
      </div>
    </div>
  );
}
