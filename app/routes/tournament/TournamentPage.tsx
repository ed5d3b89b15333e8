import { FollowLinks } from "#app/page/FollowLinks.tsx";
import { SharePage } from "#app/ui/SharePage/SharePage.tsx";
import { paths } from "#app/paths.ts";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { PageSteps } from "#app/ui/PageSteps/PageSteps.tsx";
import type { TournamentData, TournamentLink } from "./tournament-data.ts";
import { AboutIt } from "./parts/AboutIt.tsx";
import { EventYears } from "./parts/EventYears.tsx";
import { GameList } from "./parts/GameList.tsx";
import { Poster } from "./parts/Poster.tsx";
import { TournamentSummary } from "./parts/TournamentSummary.tsx";
import { WayThrough } from "./parts/WayThrough.tsx";
import styles from "./TournamentPage.module.css";

function stepTo(tournament: TournamentLink | undefined) {
  return tournament && { href: paths.tournament(tournament), label: tournament.label };
}

/** A tournament: where and when, the way through it, every game, and the other years of the event. */
export function TournamentPage({ data }: { data: TournamentData }) {
  const { season, games, ladder, link, notices } = data;
  return (
    <article>
      <Poster data={data} />
      <div className="wrap">
        <PageSteps
          up={
            season === undefined
              ? undefined
              : { href: paths.season({ year: season }), label: `Season ${season}` }
          }
          previous={stepTo(data.previous)}
          next={stepTo(data.next)}
        />
        <TournamentSummary data={data} />
        {data.calendar === undefined ? undefined : <FollowLinks calendar={data.calendar} />}
        {notices.map((notice) => (
          <p key={notice} className={styles.notice}>
            {notice}
          </p>
        ))}
      </div>
      {ladder === undefined ? undefined : (
        <WayThrough ladder={ladder} data={data} className={`wrap ${styles.section}`} />
      )}
      <div className={`wrap ${styles.section} ${styles.columns}`}>
        <div>
          {games.length === 0 ? undefined : (
            <section aria-labelledby="every-game">
              <Heading id="every-game" title="Every game" note="in playing order" />
              <GameList games={games} art={data.art} />
            </section>
          )}
          {link === undefined ? undefined : (
            <p className={styles.link}>
              <ExternalLink href={link} className={buttons.button}>
                <ButtonFace icon="arrow-up-right">Event page</ButtonFace>
              </ExternalLink>
            </p>
          )}
        </div>
        <aside>
          <EventYears data={data} />
          <AboutIt news={data.news} />
        </aside>
      </div>
      <div className="wrap">
        <SharePage stem={`tournaments/${data.id}`} title={`${data.name} ${data.year}`} hasStory />
      </div>
    </article>
  );
}
