import { districtsAmong } from "#app/domain/places/state.ts";
import { useSources } from "#app/islands/rendering.ts";
import { capitalize } from "#app/lib/text.ts";
import { computeReach } from "#app/record/figures.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { Figures } from "#app/ui/Figures/Figures.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as counts from "#words/counts.ts";
import { enumerate } from "#words/grammar.ts";
import styles from "./SponsorsPage.module.css";

/** Counts of people, states, championships and press coverage; zeros are left out. */
function countReach(record: ClubRecord) {
  const { seasons, tournaments, states, championships } = computeReach(record);
  // Districts are no states.
  const districts = districtsAmong(states);
  const andDistricts = districts.length === 0 ? "" : `and ${enumerate(districts)}; `;
  const figures = [
    {
      label: "People",
      count: record.people.size,
      note: `on the team in ${counts.seasons(seasons)}`,
    },
    {
      label: capitalize(record.states.called.many),
      count: states.size - districts.length,
      note: `${andDistricts}${counts.tournaments(tournaments.length)} played`,
    },
    {
      label: record.championship.name,
      count: championships.length,
      note: enumerate(championships.map(({ year }) => String(year))),
    },
    { label: "In the news", count: record.news.length, note: "videos and articles" },
  ];
  return figures
    .filter(({ count }) => count > 0)
    .map(({ label, count, note }) => ({ label, value: String(count), note }));
}

/** The benefits of a sponsor: the team's reach, and where its sponsors are shown. */
export function Benefits() {
  const reach = countReach(useSources().record);
  return (
    <section className="wrap section" aria-labelledby="reach">
      <Heading id="reach" title="What a sponsor gets" />
      {reach.length > 0 && <Figures figures={reach} className={styles.reach} />}
      <p className="apart lead">
        Sponsors are shown on Home and About Us, and at the bottom of nearly every page.
      </p>
    </section>
  );
}
