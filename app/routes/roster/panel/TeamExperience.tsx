import { classes } from "#app/lib/classes.ts";
import * as counts from "#words/grammar/counts.ts";
import * as personFacts from "#words/facts/person.ts";
import * as words from "#words/pages/roster.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { experienceOf, newcomersSentence } from "#app/domain/roster.ts";
import inks from "#app/ui/Inks/Inks.module.css";
import type { Member } from "#app/routes/roster/member.ts";
import type { RosterData, SeasonData } from "#app/routes/roster/roster-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { SectionHead } from "./SectionHead.tsx";
import styles from "./TeamExperience.module.css";

interface TeamExperienceProps {
  data: RosterData;
  season: SeasonData;
  members: readonly Member[];
}

function Row({ seasons, people, busts }: { seasons: number; people: Member[]; busts: string }) {
  return (
    <li>
      <span className={classes("num", styles.seasons)} aria-hidden="true">
        {seasons}
      </span>
      <span className="sr">
        {counts.seasons(seasons)}: {enumerate(people.map(({ name }) => name))}
      </span>
      <span className={`cluster ${styles.people}`} aria-hidden="true">
        {people.map(({ id, name, ground }) => (
          <span key={id} title={name}>
            <Art
              sheet={busts}
              id={id}
              viewBox="0 0 400 400"
              className={classes(styles.bust, inks[ground])}
              sizes="32px"
            />
          </span>
        ))}
      </span>
      <span className="xs muted">{people.length}</span>
    </li>
  );
}

/** The players by how many seasons they had been on the team, and who was new. */
export function TeamExperience({ data, season, members }: TeamExperienceProps) {
  const groups = experienceOf(season, data.seasons);
  return (
    <section>
      <SectionHead title={personFacts.seasonsOnTheTeam} note={words.withSeason(season.year)} />
      <ol className={`rows ${styles.rows}`}>
        {groups.map(({ seasons, players }) => (
          <Row
            key={seasons}
            seasons={seasons}
            people={members.filter(({ id }) => players.includes(id))}
            busts={season.busts}
          />
        ))}
      </ol>
      <p className={classes("xs muted", styles.sentence)}>
        {newcomersSentence(groups, season === data.seasons[0])}
      </p>
    </section>
  );
}
