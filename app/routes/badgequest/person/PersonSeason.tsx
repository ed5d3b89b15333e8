import { Link } from "wouter";
import { brandId } from "#app/domain/ids.ts";
import { paths } from "#app/paths.ts";
import * as personFacts from "#words/facts/person.ts";
import * as words from "#words/pages/badge-quest.ts";
import { AwardList } from "./AwardList.tsx";
import { BadgeGrid } from "#app/routes/badgequest/badge/BadgeGrid.tsx";
import { GroupHead } from "#app/charts/GroupHead.tsx";
import { KindList } from "./KindList.tsx";
import { awardsOfPerson, byKind, valuesOf, weeksOf } from "#app/routes/badgequest/log-queries.ts";
import type { QuestPerson } from "#app/routes/badgequest/quest.ts";
import { useScene } from "#app/routes/badgequest/use-scene.ts";
import { ValueBars } from "./ValueBars.tsx";
import { WeekChart } from "#app/charts/WeekChart.tsx";
import styles from "./PersonSeason.module.css";

const LATEST = 7;

/** A person's season from the log: by core value, by week, the whole badge set, and every award. */
export function PersonSeason({ person }: { person: QuestPerson }) {
  const { quest, log, values } = useScene();
  const awards = awardsOfPerson(quest, log, person);
  const kinds = byKind(quest, awards);
  const times = new Map(kinds.map(({ of, awards: hers }) => [of.id, hers.length]));
  const earlier = log.earlier[person.id] ?? [];
  return (
    <>
      <p className={`mut sm ${styles.more}`}>
        {person.isGuest === true ? (
          <span>{personFacts.notOnTheRoster(quest.year)}</span>
        ) : (
          <Link href={paths.roster({ season: quest.roster, view: "player", player: person.id })}>
            {words.onTheRoster(person.first)}
          </Link>
        )}
        <Link href={paths.player({ id: brandId(person.id) })}>
          {personFacts.everythingAbout(person.first)}
        </Link>
        {earlier.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      {awards.length === 0 ? undefined : <ValueBars counts={valuesOf(awards, values)} />}
      <section>
        <GroupHead name={words.badges} note={words.someOf(kinds.length, quest.badges.length)} />
        <BadgeGrid
          badges={quest.badges.map((badge) => ({ ...badge, times: times.get(badge.id) ?? 0 }))}
        />
      </section>
      {awards.length === 0 ? undefined : (
        <>
          <WeekChart
            title={words.weekByWeek}
            values={values}
            weeks={weeksOf(quest, log, person, values)}
          />
          <section>
            <GroupHead name={words.latest} />
            <AwardList awards={awards.slice(0, LATEST)} name="badge" />
          </section>
          <section>
            <GroupHead name={words.everyBadgeByKind} note={awards.length} />
            <KindList kinds={kinds} />
          </section>
        </>
      )}
    </>
  );
}
