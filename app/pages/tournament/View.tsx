import { makeHref } from "#app/ui/Link/make-href.ts";
import { classes } from "#app/lib/classes.ts";
import { PaperHead } from "#app/pages/shared/paper/PaperHead.tsx";
import { paths } from "#app/routes/paths.ts";
import { StoryList } from "#app/entities/story/StoryList.tsx";
import { useSite } from "#app/routes/site.ts";
import { useDayState } from "#app/entities/tournament/use-day.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Figures } from "#app/ui/Figures/Figures.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { PageSteps } from "#app/ui/PageSteps/PageSteps.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as eventFacts from "#words/facts/event.ts";
import * as seasonFacts from "#words/facts/season.ts";
import * as words from "#words/pages/tournament.ts";
import { MapLink } from "#app/entities/tournament/MapLink.tsx";
import { Medal } from "#app/entities/finish/Medal.tsx";
import { GameList } from "./GameList.tsx";
import { LiveHead } from "./LiveHead.tsx";
import { NextGameSlab } from "./NextGameSlab.tsx";
import { present, type Presented } from "#app/entities/tournament/present.ts";
import type { TournamentData } from "./shape-tournament.ts";
import { useLiveScores } from "./use-live-scores.ts";
import { Years } from "./Years.tsx";
import styles from "./TournamentPage.module.css";

/** The event's label as wide as the page: state and year, scene, name. */
function Poster({ data }: { data: TournamentData }) {
  const { name, year, state, art, ground } = data;
  const paper = useComputedRule(`--ground:${ground};`);
  return (
    <div className={classes("onScreens", styles.poster, paper)}>
      <div className={`num ${styles.tabs}`} aria-hidden="true">
        {state === "" ? undefined : <p>{state}</p>}
        <p className={styles.year}>{year}</p>
      </div>
      <Art sheet={art} id="scene" viewBox="0 0 1440 270" className={styles.scene} />
      <Art sheet={art} id="narrow-scene" viewBox="0 0 540 176" className={styles.narrowScene} />
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

/** Finish or seed, date and place, and totals of its games. */
function Summary({ data, figures }: { data: TournamentData; figures: Presented["figures"] }) {
  const { place, seed, when, zone, where } = data;
  return (
    <div className={`row ${styles.summary}`}>
      <Medal place={place} size="huge" />
      <Figures
        className={classes(styles.figures, figures.length > 2 && styles.five)}
        figures={[
          {
            label: words.when,
            value: when,
            isText: true,
            note: words.timesIn(zone),
          },
          { label: words.where, value: where, isText: true, note: <MapLink tournament={data} /> },
          ...figures,
          ...(seed === undefined ? [] : [{ label: words.seed, value: seed }]),
        ]}
      />
    </div>
  );
}

/** Links to the calendar file, the video stream and the event's page. */
function Links({ calendar, stream, link }: TournamentData) {
  if ((calendar ?? stream ?? link) === undefined) return undefined;
  return (
    <p className={`onScreens cluster ${styles.links}`}>
      {stream === undefined ? undefined : (
        <ExternalLink href={stream} className={buttons.button}>
          <ButtonFace icon="play">{words.watchLive}</ButtonFace>
        </ExternalLink>
      )}
      {calendar === undefined ? undefined : (
        <a href={makeHref(calendar)} className={buttons.button} download>
          <ButtonFace icon="arrow-right">{eventFacts.addToCalendar}</ButtonFace>
        </a>
      )}
      {link === undefined ? undefined : (
        <ExternalLink href={link.href} className={buttons.button}>
          <ButtonFace icon="arrow-up-right">{link.label}</ButtonFace>
        </ExternalLink>
      )}
    </p>
  );
}

/**
 * Everything below the poster. While scores may arrive, it polls them and updates with the clock.
 */
function Body({ first }: { first: TournamentData }) {
  const scores = useLiveScores(first);
  const { data, fresh, announcement } = scores;
  const { live, art, zone, notices, coverage } = data;
  const clock = useDayState(live?.dates);
  const { headline, figures, sections } = present(data, clock);
  const hasRail = sections.length > 0 && data.years.length > 0;
  return (
    <>
      {live === undefined || headline === undefined ? undefined : (
        <section className={`wrap ${styles.live}`} aria-labelledby="next">
          <LiveHead title={headline.title} live={live} scores={scores} zone={zone} />
          <NextGameSlab headline={headline} art={art} zone={zone} now={clock?.now} />
        </section>
      )}
      {/* Stays mounted after the last score, so that it is announced. */}
      <p className="sr" role="status">
        {announcement}
      </p>
      <div className="wrap">
        <Summary data={data} figures={figures} />
        {notices.map((notice) => (
          <p key={notice} className={styles.notice}>
            {notice}
          </p>
        ))}
        <Links {...data} />
      </div>
      <div className={classes("wrap", hasRail && `withAside ${styles.games}`)}>
        {sections.length === 0 ? undefined : (
          <div>
            <GameList sections={sections} art={art} fresh={fresh} />
          </div>
        )}
        <Years id={data.id} years={data.years} />
      </div>
      {coverage.length === 0 ? undefined : (
        <section className="wrap section onScreens" aria-labelledby="coverage">
          <Heading id="coverage" title={words.coverage} />
          <StoryList stories={coverage} />
        </section>
      )}
    </>
  );
}

function stepTo(tournament: TournamentData["previous"]) {
  return tournament && { href: paths.tournament(tournament), label: tournament.label };
}

/** A tournament: date and place, games, stories, and other years of the event. */
export function View({ data }: { data: TournamentData }) {
  const { teamName } = useSite();
  const { season } = data;
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
              : { href: paths.season({ year: season }), label: seasonFacts.seasonName(season) }
          }
          previous={stepTo(data.previous)}
          next={stepTo(data.next)}
        />
      </div>
      <Body key={data.id} first={data} />
    </article>
  );
}
