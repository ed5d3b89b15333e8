import { medalOf } from "#app/domain/places/medal.ts";
import * as eventFacts from "#words/facts/event.ts";
import * as words from "#words/pages/tournament.ts";
import { ordinalSuffix } from "#words/grammar/ordinal.ts";
import type { TournamentData } from "#app/routes/tournament/tournament-data.ts";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { type Figure, Figures } from "#app/ui/Figures/Figures.tsx";
import { Medal } from "#app/ui/Medal/Medal.tsx";
import * as seasonFacts from "#words/facts/season.ts";
import styles from "./TournamentSummary.module.css";

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
export function TournamentSummary({ data }: { data: TournamentData }) {
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
