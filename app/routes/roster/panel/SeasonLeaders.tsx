import { Link } from "wouter";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import type { Member } from "#app/routes/roster/member.ts";
import type { SeasonData } from "#app/routes/roster/roster-data.ts";
import * as personFacts from "#words/facts/person.ts";
import styles from "./SeasonLeaders.module.css";

interface SeasonLeadersProps {
  season: SeasonData;
  members: readonly Member[];
  addressOf: (person: string) => string;
  onPick: () => void;
}

interface GroupProps extends Pick<SeasonLeadersProps, "addressOf" | "onPick"> {
  one: string;
  many: string;
  people: readonly Member[];
}

function Group({ one, many, people, addressOf, onPick }: GroupProps) {
  if (people.length === 0) return undefined;
  return (
    <div className={styles.leaders}>
      <h2 className="lab">{people.length === 1 ? one : many}</h2>
      <ul>
        {people.map(({ id, name }) => (
          <li key={id}>
            <Link href={addressOf(id)} onClick={onPick}>
              <Icon name="clipboard" />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Captains and coaches in published order; a group without people has no heading. */
export function SeasonLeaders({ season, members, ...links }: SeasonLeadersProps) {
  const { captains, coaches } = season;
  const named = (ids: readonly string[]) =>
    ids.flatMap((id) => members.find((member) => member.id === id) ?? []);
  return (
    <>
      <Group
        one={personFacts.captain}
        many={personFacts.captains}
        people={named(captains)}
        {...links}
      />
      <Group
        one={personFacts.coach}
        many={personFacts.coaches}
        people={named(coaches)}
        {...links}
      />
    </>
  );
}
