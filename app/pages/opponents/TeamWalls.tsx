import { OpponentTile } from "#app/entities/opponent/OpponentTile.tsx";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/opponents.ts";
import type { ListedOpponent } from "./shape-opponents.ts";
import styles from "./TeamWalls.module.css";

/** Minimum number of games for "never lost to". */
const NEVER_LOST = 3;
/** Minimum number of games for "still to beat". */
const STILL_TO_BEAT = 2;

/** Teams that we never lost to, in at least three games. */
export function neverLostTo(opponents: readonly ListedOpponent[]): ListedOpponent[] {
  return opponents.filter((team) => team.losses === 0 && team.games >= NEVER_LOST);
}

/** Teams that we never beat, in at least two games. */
export function stillToBeat(opponents: readonly ListedOpponent[]): ListedOpponent[] {
  return opponents.filter((team) => team.wins === 0 && team.games >= STILL_TO_BEAT);
}

interface TeamWallProps {
  id: string;
  title: string;
  note: string;
  teams: readonly ListedOpponent[];
  crests: string;
}

/** Crests with the record against each team; nothing if there are no teams. */
function TeamWall({ id, title, note, teams, crests }: TeamWallProps) {
  if (teams.length === 0) return undefined;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} title={title} note={note} />
      <Fold label={counts.teams(teams.length)} onPhonesOnly>
        <List className={styles.wall}>
          {teams.map((team) => (
            <li key={team.id}>
              <OpponentTile opponent={team} crests={crests} />
            </li>
          ))}
        </List>
      </Fold>
    </section>
  );
}

interface TeamWallsProps {
  /** Most played first. */
  opponents: readonly ListedOpponent[];
  crests: string;
}

/** Teams that we never lost to, and teams still to beat. */
export function TeamWalls({ opponents, crests }: TeamWallsProps) {
  return (
    <div className="halves section onScreens">
      <TeamWall
        id="never-lost-to"
        title={words.neverLostTo}
        note={words.threeGamesOrMore}
        teams={neverLostTo(opponents)}
        crests={crests}
      />
      <TeamWall
        id="still-to-beat"
        title={words.stillToBeat}
        note={words.twoGamesOrMore}
        teams={stillToBeat(opponents)}
        crests={crests}
      />
    </div>
  );
}
