import { medalOf } from "#app/domain/places/medal.ts";
import { classes } from "#app/lib/classes.ts";
import { FollowLinks } from "#app/pages/shared/FollowLinks.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { type Figure, Figures } from "#app/ui/Figures/Figures.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Medal } from "#app/ui/Medal/Medal.tsx";
import { RestOfPage } from "#app/ui/RestOfPage/RestOfPage.tsx";
import * as eventFacts from "#words/facts/event.ts";
import * as seasonFacts from "#words/facts/season.ts";
import { ordinalSuffix } from "#words/grammar/ordinal.ts";
import * as words from "#words/pages/tournament.ts";
import { GameList } from "./GameList.tsx";
import type { TournamentData } from "./tournament-data.ts";
import { AboutIt, EventYears, Notices } from "./TournamentAside.tsx";
import { WayThrough } from "./WayThrough.tsx";
import styles from "./FinishedGames.module.css";

function figuresOf({ when, zone, where, map, record, points }: TournamentData): Figure[] {
  const link =
    map === undefined ? undefined : (
      <ExternalLink href={map}>
        {eventFacts.map}
        <span className="sr"> {eventFacts.mapOf(where)}</span>
      </ExternalLink>
    );
  return [
    {
      label: words.when,
      // A narrow line breaks before the year, not between the days.
      value: when.split(/(?<=, )/).map((part) => (
        <span key={part} className={styles.part}>
          {part}
        </span>
      )),
      isText: true,
      note: record === undefined ? zone : words.asPlayed(zone),
    },
    { label: words.where, value: where, isText: true, note: link },
    ...(record === undefined ? [] : [{ label: seasonFacts.record, value: record }]),
    ...(points === undefined ? [] : [{ label: seasonFacts.points, value: points }]),
  ];
}

/** The finishing place, when and where it was, and what the games add up to. */
function TournamentSummary({ data }: { data: TournamentData }) {
  const { place, seed } = data;
  return (
    <div className={`row ${styles.summary}`}>
      {place === undefined && seed === undefined ? undefined : (
        <div className={styles.place}>
          {place === undefined ? undefined : (
            <Medal place={place} suffix={ordinalSuffix(place)} metal={medalOf(place)} size="huge" />
          )}
          {seed === undefined ? undefined : <p className="lab">{seed}</p>}
        </div>
      )}
      <Figures figures={figuresOf(data)} className={styles.figures} />
    </div>
  );
}

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
