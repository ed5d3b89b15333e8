import { useRef } from "react";
import { Link } from "wouter";
import { brandId } from "#app/domain/ids.ts";
import { rosterStep } from "#app/domain/roster.ts";
import { paths } from "#app/paths.ts";
import * as counts from "#words/grammar/counts.ts";
import * as personFacts from "#words/facts/person.ts";
import { ActionPrint } from "./ActionPrint.tsx";
import { Leadership } from "./Leadership.tsx";
import type { Member } from "#app/routes/roster/member.ts";
import { PeopleStrip } from "#app/routes/roster/list/PeopleStrip.tsx";
import { PlayerFacts } from "./PlayerFacts.tsx";
import { PlayerName } from "./PlayerName.tsx";
import { PlayerSteps } from "./PlayerSteps.tsx";
import type { RosterData, SeasonData } from "#app/routes/roster/roster-data.ts";
import { SeasonBoxes } from "./SeasonBoxes.tsx";
import { useSteps } from "./use-steps.ts";
import styles from "./PlayerView.module.css";

interface PlayerViewProps {
  data: RosterData;
  season: SeasonData;
  members: readonly Member[];
  person: string;
  addressOf: (person: string) => string;
  onPick: () => void;
}

/** Player view: one person large, in one season; the others in a strip below. */
export function PlayerView({ data, season, members, person, addressOf, onPick }: PlayerViewProps) {
  const region = useRef<HTMLElement>(null);
  const ids = members.map(({ id }) => id);
  const step = rosterStep(ids, person);
  const steps = useSteps(region, {
    previous: step.previous && addressOf(step.previous),
    next: step.next && addressOf(step.next),
  });
  const member = members[step.number - 1];
  const entry = data.people[person];
  if (member === undefined || entry === undefined) return undefined;
  return (
    <>
      <section ref={region} className={styles.player} aria-labelledby="player-name">
        <ActionPrint season={season} member={member} place={step.number - 1} />
        <div className={styles.facts}>
          <PlayerSteps name={member.name} step={step} steps={steps} />
          <PlayerName id="player-name" member={member} />
          <PlayerFacts data={data} member={member} years={entry.years} />
          <SeasonBoxes data={data} person={person} current={season} />
          {entry.led === undefined ? undefined : <Leadership sentence={entry.led} />}
          <p className={`onScreens cluster ${styles.page}`}>
            <Link href={paths.player({ id: brandId(person) })}>
              {personFacts.everythingAbout(member.first || member.last)}
            </Link>
            {entry.badges === undefined ? undefined : (
              <Link href={`${paths.player({ id: brandId(person) })}#badge-quest`}>
                {counts.badges(entry.badges)}
              </Link>
            )}
          </p>
        </div>
      </section>
      <PeopleStrip
        season={season}
        members={members}
        person={person}
        addressOf={addressOf}
        onPick={onPick}
      />
    </>
  );
}
