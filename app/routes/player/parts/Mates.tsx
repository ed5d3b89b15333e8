import { Link } from "wouter";
import { plural } from "#app/lib/text/plural.ts";
import { paths } from "#app/paths.ts";
import type { MateGroup, PlayerData } from "#app/routes/player/player-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import styles from "./Mates.module.css";

interface GroupProps {
  group: MateGroup;
  /** The sheet with their busts; without it only their names stand there. */
  busts?: string;
}

function Group({ group, busts }: GroupProps) {
  const { seasons, people } = group;
  return (
    <li>
      <span aria-hidden="true">
        <span className={`num ${styles.count}`}>{seasons}</span>
        <span className="xs mut">{seasons === 1 ? "season" : "seasons"}</span>
      </span>
      <ul
        aria-label={`${plural(seasons, "season")} together: ${plural(people.length, "person", "people")}`}
      >
        {people.map((person) => (
          <li key={person.id}>
            <Link href={paths.player(person)}>
              {busts === undefined ? undefined : (
                <Art
                  sheet={busts}
                  id={person.id}
                  viewBox="0 0 400 400"
                  className={styles.bust}
                  sizes="44px"
                />
              )}
              {person.name}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

function foldLabel(rest: readonly MateGroup[]): string {
  const count = rest.reduce((sum, { people }) => sum + people.length, 0);
  const most = rest[0]?.seasons ?? 1;
  const shared = most === 1 ? "one season" : `${most} seasons or fewer`;
  return `${count} more, who shared ${shared}`;
}

/** Everyone she was on the team with, by the number of seasons that they shared. */
export function Mates({ data }: { data: PlayerData }) {
  const { count, open, rest } = data.mates;
  if (count === 0) return undefined;
  return (
    <section aria-labelledby="teammates">
      <Heading id="teammates" title="Teammates" note={plural(count, "person", "people")} />
      <ol className={styles.groups}>
        {open.map((group) => (
          <Group key={group.seasons} group={group} busts={data.art.busts} />
        ))}
      </ol>
      {rest.length === 0 ? undefined : (
        <Fold label={foldLabel(rest)}>
          <ol className={styles.groups}>
            {rest.map((group) => (
              <Group key={group.seasons} group={group} />
            ))}
          </ol>
        </Fold>
      )}
    </section>
  );
}
