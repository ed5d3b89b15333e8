import type { Content, Roster } from "#app/content/content.ts";
import { peopleOf } from "#app/domain/roster/people.ts";
import type { Picture } from "#app/media/picture.ts";

function picturesOfPerson({ id: team, year }: Roster, person: string): Picture[] {
  const place = (kind: string) => `${team}/${kind}s/${team}_${kind}_${person}.jpg`;
  return [
    {
      key: `busts-${year}-${person}`,
      places: [place("headshot")],
      cut: "bust",
      portraitOf: person,
    },
    { key: `action-${year}-${person}`, places: [place("actionshot")], cut: "action" },
  ];
}

/** The portrait and the action shot of everyone in every season, players and coaches. */
export function picturesOfPeople({ rosters }: Pick<Content, "rosters">): Picture[] {
  return rosters.flatMap((roster) =>
    peopleOf(roster).flatMap((person) => picturesOfPerson(roster, person)),
  );
}
