import { StoryList } from "#app/entities/story/StoryList.tsx";
import { present } from "#app/entities/tournament/present.ts";
import { Island } from "#app/islands/Island.tsx";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { PaperHead } from "#app/pages/shared/paper/PaperHead.tsx";
import { sanctionedInOrder } from "#app/record/events.ts";
import type { Tournament } from "#app/record/record.ts";
import { type PageParams, paths } from "#app/routes/paths.ts";
import { eventLinkLabel } from "#app/routes/titles.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { PageSteps } from "#app/ui/PageSteps/PageSteps.tsx";
import * as words from "#words/facts.ts";
import type { LiveTournament } from "./LiveTournament.island.tsx";
import { findTournament, tournamentSheet } from "./load.ts";
import { Poster } from "./Poster.tsx";
import { shapeBody } from "./shape-body.ts";
import { TournamentBody } from "./TournamentBody.tsx";

/** Links to the season and to the tournaments before and after. */
function Steps({ tournament }: { tournament: Tournament }) {
  const { season } = tournament;
  return (
    <PageSteps
      up={season && { href: paths.season(season), label: words.seasonName(season.year) }}
      items={sanctionedInOrder(useSources().record)}
      current={tournament}
      linkTo={(event) => ({ href: paths.tournament(event), label: event.title })}
    />
  );
}

/** Everything below the poster: an island while scores may arrive. */
function Body({ tournament }: { tournament: Tournament }) {
  const { record, publishedAt } = useSources();
  const { link } = tournament;
  const data = {
    ...shapeBody(tournament, record, publishedAt),
    crests: useSheet(tournamentSheet(tournament), "inline"),
    link: link === undefined ? undefined : { href: link, label: eventLinkLabel(record.club, link) },
  };
  if (!data.isOn) return <TournamentBody data={data} presented={present(data)} />;
  return (
    <Island<typeof LiveTournament>
      name="tournament/LiveTournament.island"
      when="idle"
      props={{ data }}
      photographPrefixes={["crest-"]}
    />
  );
}

/** A tournament: date and place, games, stories, and other years of the event. */
export function Page({ id }: PageParams<"tournament">) {
  const { record } = useSources();
  const tournament = findTournament(id, record);
  const { name, year, news } = tournament;
  return (
    <article>
      <Poster tournament={tournament} />
      <div className="wrap">
        <PaperHead
          title={`${name} ${year}`}
          note={record.club.teamName}
          address={paths.tournament({ id: tournament.id })}
        />
        <Steps tournament={tournament} />
      </div>
      <Body tournament={tournament} />
      {news.length > 0 && (
        <section className="wrap section onScreens" aria-labelledby="coverage">
          <Heading id="coverage" title="Coverage" />
          <StoryList stories={news} />
        </section>
      )}
    </article>
  );
}
