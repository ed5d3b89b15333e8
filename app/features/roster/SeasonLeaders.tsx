import { Link } from "wouter";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import type { Member } from "./member.ts";
import type { SeasonData } from "./roster-data.ts";
import styles from "./SeasonLeaders.module.css";

interface SeasonLeadersProps {
  season: SeasonData;
  members: readonly Member[];
  addressOf: (person: string) => string;
  onPick: () => void;
}

interface GroupProps extends Pick<SeasonLeadersProps, "addressOf" | "onPick"> {
  title: string;
  people: readonly Member[];
  clipboard?: boolean;
}

function Group({ title, people, clipboard = false, addressOf, onPick }: GroupProps) {
  if (people.length === 0) return undefined;
  return (
    <div>
      <h2 className="lab">{title}</h2>
      <ul>
        {people.map(({ id, name }) => (
          <li key={id}>
            <Link href={addressOf(id)} onClick={onPick}>
              {clipboard ? <Icon name="clipboard" /> : undefined}
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
  if (captains.length + coaches.length === 0) return undefined;
  const named = (ids: readonly string[]) =>
    ids.flatMap((id) => members.find((member) => member.id === id) ?? []);
  return (
    <div className={styles.leaders}>
      <Group title="Captains" people={named(captains)} clipboard {...links} />
      <Group title="Coaches" people={named(coaches)} {...links} />
    </div>
  );
}
