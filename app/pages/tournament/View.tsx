import { PaperHead } from "#app/pages/shared/paper/PaperHead.tsx";
import { useSite } from "#app/pages/shared/site.ts";
import { paths } from "#app/pages/shared/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { PageSteps } from "#app/ui/PageSteps/PageSteps.tsx";
import { SharePage } from "#app/ui/SharePage/SharePage.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as seasonFacts from "#words/facts/season.ts";
import { FinishedGames } from "./FinishedGames.tsx";
import { useLiveScores } from "./use-live-scores.ts";
import { LiveTournament } from "./LiveTournament.tsx";
import type { TournamentData, LiveData, TournamentLink } from "./tournament-data.ts";
import styles from "./TournamentPage.module.css";

/** The label of the event grown to the width of the page: its scene, its name, state and year. */
function Poster({ data }: { data: TournamentData }) {
  const { name, year, state, art } = data;
  return (
    <div className={`onScreens ${styles.poster}`}>
      <Art sheet={art} id="scene" viewBox="0 0 1440 270" className={styles.scene} fills />
      {state === "" ? undefined : (
        <p className={`num ${styles.tab}`} aria-hidden="true">
          {state}
        </p>
      )}
      <p className={`num ${styles.tab} ${styles.year}`} aria-hidden="true">
        {year}
      </p>
      <div className={styles.name}>
        <div className="wrap">
          <h1>
            <Wood as="span" text={name} cap={0.0735} phoneCap={0.145} />
            <span className="sr"> {year}</span>
          </h1>
        </div>
      </div>
    </div>
  );
}

interface UnfinishedGamesProps {
  data: TournamentData;
  live: LiveData;
}

/** The games of a tournament as long as scores may arrive; with the last one it becomes one that is over. */
function UnfinishedGames({ data, live }: UnfinishedGamesProps) {
  const scores = useLiveScores(data, live.dates);
  const { data: shown, announcement } = scores;
  return (
    <>
      {shown.live === undefined ? (
        <FinishedGames data={shown} />
      ) : (
        <LiveTournament data={shown} live={shown.live} scores={scores} />
      )}
      {/* Stays mounted when the last score swaps the components above, so that it is announced. */}
      <p className="sr" role="status">
        {announcement}
      </p>
    </>
  );
}

function stepTo(tournament: TournamentLink | undefined) {
  return tournament && { href: paths.tournament(tournament), label: tournament.label };
}

/** A tournament: where and when, its games and the way through it, and the other years of the event. */
export function View({ data }: { data: TournamentData }) {
  const { teamName } = useSite();
  const { season, live } = data;
  return (
    <article>
      <Poster data={data} />
      <div className="wrap">
        <PaperHead
          title={`${data.name} ${data.year}`}
          note={teamName}
          address={paths.tournament({ id: data.id })}
        />
        <PageSteps
          up={
            season === undefined
              ? undefined
              : { href: paths.season({ year: season }), label: seasonFacts.seasonOf(season) }
          }
          previous={stepTo(data.previous)}
          next={stepTo(data.next)}
        />
      </div>
      {live === undefined ? (
        <FinishedGames data={data} />
      ) : (
        <UnfinishedGames key={data.id} data={data} live={live} />
      )}
      <div className="wrap">
        <SharePage stem={`tournaments/${data.id}`} title={`${data.name} ${data.year}`} hasStory />
      </div>
    </article>
  );
}
