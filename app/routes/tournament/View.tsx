import { PaperHead } from "#app/page/paper/PaperHead.tsx";
import { useSite } from "#app/page/site.ts";
import { SharePage } from "#app/ui/SharePage/SharePage.tsx";
import { paths } from "#app/paths.ts";
import { PageSteps } from "#app/ui/PageSteps/PageSteps.tsx";
import * as seasonFacts from "#words/facts/season.ts";
import { UnfinishedGames } from "./live/UnfinishedGames.tsx";
import type { TournamentData, TournamentLink } from "./tournament-data.ts";
import { Poster } from "./components/Poster.tsx";
import { FinishedGames } from "./components/FinishedGames.tsx";

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
