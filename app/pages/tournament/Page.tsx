import { StoryList } from "#app/entities/story/StoryList.tsx";
import { present } from "#app/entities/tournament/present.ts";
import { Island } from "#app/islands/Island.tsx";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { PaperHead } from "#app/pages/shared/paper/PaperHead.tsx";
import { sanctionedInOrder } from "#app/record/events.ts";
import { type PageParams, paths } from "#app/routes/paths.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { PageSteps } from "#app/ui/PageSteps/PageSteps.tsx";
import * as words from "#words/facts.ts";
import type { LiveTournament } from "./LiveTournament.island.tsx";
import { findTournament, tournamentSheet } from "./load.ts";
import { Poster } from "./Poster.tsx";
import { shapeBody } from "./shape-body.ts";
import { TournamentBody } from "./TournamentBody.tsx";

/** A tournament: date and place, games, stories, and other years of the event. */
export function Page({ id }: PageParams<"tournament">) {
  const { record, publishedAt } = useSources();
  const tournament = findTournament(id, record);
  const { name, year, season, news } = tournament;
  const crests = useSheet(tournamentSheet(tournament), "inline");
  const data = { ...shapeBody(tournament, record, publishedAt), crests };
  return (
    <article>
      <Poster tournament={tournament} />
      <div className="wrap">
        <PaperHead
          title={`${name} ${year}`}
          note={record.club.teamName}
          address={paths.tournament(tournament)}
        />
        <PageSteps
          up={season && { href: paths.season(season), label: words.seasonName(season.year) }}
          items={sanctionedInOrder(record)}
          current={tournament}
          linkTo={(event) => ({ href: paths.tournament(event), label: event.title })}
        />
      </div>
      {data.isOn ? (
        <Island<typeof LiveTournament>
          name="tournament/LiveTournament.island"
          when="idle"
          props={{ data }}
          photographPrefixes={["crest-"]}
        />
      ) : (
        <TournamentBody data={data} presented={present(data)} />
      )}
      {news.length > 0 && (
        <section className="wrap section onScreens" aria-labelledby="coverage">
          <Heading id="coverage" title="Coverage" />
          <StoryList stories={news} />
        </section>
      )}
    </article>
  );
}
