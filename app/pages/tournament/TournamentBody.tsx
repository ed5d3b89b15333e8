import { Medal } from "#app/entities/finish/Medal.tsx";
import type { GameShape } from "#app/entities/game/shape.ts";
import { MapLink } from "#app/entities/tournament/MapLink.tsx";
import type { Presented } from "#app/entities/tournament/present.ts";
import { classes } from "#app/lib/classes.ts";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { Figures } from "#app/ui/Figures/Figures.tsx";
import { ExternalLink } from "#app/ui/Link/Link.tsx";
import { makeHref } from "#app/ui/Link/make-href.ts";
import * as words from "#words/facts.ts";
import { GameList } from "./GameList.tsx";
import type { BodyData } from "./shape-body.ts";
import { Years } from "./Years.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import styles from "./TournamentPage.module.css";

/** Finish, date and place, totals of its games, and seed. */
function Summary({ data, figures }: { data: BodyData; figures: Presented["figures"] }) {
  const { place, seed, when, zone, where, link, groups } = data;
  const hasTimes = groups.some(({ games }) => games.some(({ time }) => time !== undefined));
  const note = hasTimes ? `Times in ${zone}` : undefined;
  const links = (
    <span className={`cluster ${styles.links}`}>
      <MapLink tournament={data} />
      {link && <ExternalLink href={link.href}>{link.label}</ExternalLink>}
    </span>
  );
  return (
    <div className={`row ${styles.summary}`}>
      <Medal place={place} size="huge" />
      <Figures
        className={styles.figures}
        figures={[
          { label: "When", value: when, isText: true, note },
          { label: "Where", value: where, isText: true, note: links },
          ...figures,
          ...(seed === undefined ? [] : [{ label: "Seed", value: seed }]),
        ]}
      />
    </div>
  );
}

/** Links to the calendar file and the video stream. */
function Links({ calendar, stream }: BodyData) {
  if ((calendar ?? stream) === undefined) return undefined;
  return (
    <p className="onScreens apart cluster">
      {stream !== undefined && (
        <ExternalLink href={stream} className={buttons.button}>
          <ButtonFace icon="play">Watch live</ButtonFace>
        </ExternalLink>
      )}
      {calendar !== undefined && (
        <a href={makeHref(calendar)} className={buttons.button} download>
          <ButtonFace icon="arrow-right">{words.addToCalendar}</ButtonFace>
        </a>
      )}
    </p>
  );
}

interface TournamentBodyProps {
  data: BodyData;
  presented: Presented;
  /** Games with a new score. */
  fresh?: readonly GameShape[];
}

/** The facts of a tournament, its games, and the other years of the event. */
export function TournamentBody({ data, presented, fresh }: TournamentBodyProps) {
  const { crests, years, notices } = data;
  const { figures, sections } = presented;
  return (
    <>
      <div className="wrap">
        <Summary data={data} figures={figures} />
        {notices.map((notice) => (
          <p key={notice} className="apart">
            <b>{notice}</b>
          </p>
        ))}
        <Links {...data} />
      </div>
      <div
        className={classes(
          "wrap",
          sections.length > 0 && years.length > 0 && `withAside ${styles.games}`,
        )}
      >
        {sections.length > 0 && (
          <div>
            <GameList sections={sections} crests={crests} fresh={fresh} />
          </div>
        )}
        <Years id={data.id} years={years} />
      </div>
    </>
  );
}
