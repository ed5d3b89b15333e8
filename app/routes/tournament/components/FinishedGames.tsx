import { classes } from "#app/lib/classes.ts";
import { FollowLinks } from "#app/page/FollowLinks.tsx";
import type { TournamentData } from "#app/routes/tournament/tournament-data.ts";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { RestOfPage } from "#app/ui/RestOfPage/RestOfPage.tsx";
import * as eventFacts from "#words/facts/event.ts";
import * as words from "#words/pages/tournament.ts";
import { AboutIt } from "./AboutIt.tsx";
import { EventYears } from "./EventYears.tsx";
import styles from "./FinishedGames.module.css";
import { GameList } from "./GameList.tsx";
import { Notices } from "./Notices.tsx";
import { TournamentSummary } from "./TournamentSummary.tsx";
import { WayThrough } from "./WayThrough.tsx";

/**
 * Result of a tournament: place and figures, and every game, with the path through the bracket if there was
 * one. None of it is expected to change.
 */
export function FinishedGames({ data }: { data: TournamentData }) {
  const { games, ladder, link, notices } = data;
  return (
    <>
      <div className="wrap">
        <TournamentSummary data={data} />
        {data.calendar === undefined ? undefined : <FollowLinks calendar={data.calendar} />}
        <Notices notices={notices} />
      </div>
      {ladder === undefined ? undefined : (
        <WayThrough ladder={ladder} data={data} className={`wrap section ${styles.section}`} />
      )}
      <RestOfPage>
        <div
          className={classes(
            "wrap section",
            styles.section,
            ladder ? styles.below : `withAside ${styles.columns}`,
          )}
        >
          <div>
            {games.length === 0 || ladder !== undefined ? undefined : (
              <section aria-labelledby="every-game">
                <Heading id="every-game" title={words.everyGame} note={words.inPlayingOrder} />
                <GameList games={games} rounds={data.rounds} art={data.art} />
              </section>
            )}
            {link === undefined ? undefined : (
              <p className={`onScreens ${styles.link}`}>
                <ExternalLink href={link} className={buttons.button}>
                  <ButtonFace icon="arrow-up-right">{eventFacts.eventPage}</ButtonFace>
                </ExternalLink>
              </p>
            )}
          </div>
          <aside className="onScreens">
            <EventYears data={data} />
            <AboutIt news={data.news} />
          </aside>
        </div>
      </RestOfPage>
    </>
  );
}
