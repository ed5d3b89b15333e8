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

/** "2015–2021" as "from 2015 to 2021"; anything else, such as "2016, 2018–2019", as "in 2016 and 2018–2019". */
function describeYears(label: string): string {
  const run = /^(\d+)–(\d+)$/.exec(label);
  return run === null ? `in ${enumerate(label.split(", "))}` : `from ${run[1]} to ${run[2]}`;
}

/** "Tess Lowe played handler for Gale from 2015 to 2021. Each season with record and finish, …" */
function describePlayer(person: Person, { club }: ClubRecord, years: string): string {
  const role = person.position?.toLowerCase() ?? "";
  const played = role === "" ? "played" : `played ${role}`;
  const verb = role === "coach" ? "coached" : `${played} for`;
  const badges = countBadges(person);
  const parts = [
    "Each season with record and finish",
    plural(countTeammates(person), "teammate"),
    ...(badges === "" ? [] : [`${pageLabel("badgequest", club.parts)} (${badges})`]),
  ];
  return `${fullName(person.name)} ${verb} ${club.teamName} ${describeYears(years)}. ${parts.join(", ")}.`;
}

export const route = definePage<"player">({
  pages: ({ record }) =>
    [...record.people.values()].flatMap(({ id, tenures }) => (tenures.length > 0 ? [{ id }] : [])),
  load({ record }, { id }) {
    const { club } = record;
    const person = getNode(record.people, id);
    const name = fullName(person.name);
    const years = labelYears(person.tenures, record);
    const named = { ...person, name: personOnCards(person.name, id) };
    return {
      head: {
        title: titleWith(club, name),
        description: describePlayer(person, record, years),
        structuredData: [
          { "@type": "Person", name, memberOf: { "@type": "SportsTeam", name: club.teamName } },
        ],
      },
      // The card has the name as its letters can spell it.
      card: playerCard(record, person, drawPortrait(named, record), years),
    };
  },
});
