import { fullName } from "#app/domain/full-name.ts";
import { personOnCards } from "#app/domain/marks.ts";
import { plural } from "#app/lib/text.ts";
import { playerCard } from "#app/outputs/share/player-card.ts";
import { getNode } from "#app/record/get-node.ts";
import type { ClubRecord, Person } from "#app/record/record.ts";
import { pageLabel } from "#app/routes/paths.ts";
import { definePage } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import { enumerate } from "#words/grammar.ts";
import { drawPortrait } from "./draw-player.ts";
import { countBadges, countTeammates, labelYears } from "./player-facts.ts";

/** "2015–2021" as "from 2015 to 2021", "2016, 2018" as "in 2016 and 2018". */
function during(years: string): string {
  const runs = years.split(", ");
  const [first = "", last] = years.split("–");
  if (runs.length === 1 && last !== undefined) return `from ${first} to ${last}`;
  return `in ${enumerate(runs)}`;
}

/** "Tess Lowe played handler for Gale from 2015 to 2021. Each season with record and finish, …" */
function describePlayer(person: Person, { club }: ClubRecord, years: string): string {
  const role = person.position?.toLowerCase() ?? "";
  const was = role === "coach" ? "coached" : `${`played ${role}`.trimEnd()} for`;
  const badges = countBadges(person);
  const parts = [
    "Each season with record and finish",
    plural(countTeammates(person), "teammate"),
    ...(badges === "" ? [] : [`${pageLabel("badgequest", club.parts)} (${badges})`]),
  ];
  return `${fullName(person.name)} ${was} ${club.teamName} ${during(years)}. ${parts.join(", ")}.`;
}

export const route = definePage<"player">({
  pages: ({ record }) =>
    [...record.people.values()].flatMap(({ id, tenures }) => (tenures.length > 0 ? [{ id }] : [])),
  load({ record }, { id }) {
    const { club } = record;
    const person = getNode(record.people, id);
    const name = fullName(person.name);
    const years = labelYears(person.tenures, record);
    const nameOnCard = personOnCards(person.name, id);
    return {
      head: {
        title: titleWith(club, name),
        description: describePlayer(person, record, years),
        structuredData: [
          { "@type": "Person", name, memberOf: { "@type": "SportsTeam", name: club.teamName } },
        ],
      },
      card: playerCard(
        record,
        person,
        drawPortrait({ ...person, name: nameOnCard }, record),
        years,
      ),
    };
  },
});
