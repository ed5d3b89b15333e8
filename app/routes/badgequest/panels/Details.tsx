import { BadgeDetails } from "#app/routes/badgequest/badge/BadgeDetails.tsx";
import { EmptyDetails } from "./EmptyDetails.tsx";
import { PersonDetails } from "#app/routes/badgequest/person/PersonDetails.tsx";
import type { Details as About } from "#app/routes/badgequest/selection.ts";
import { useScene } from "#app/routes/badgequest/use-scene.ts";

function AboutPerson() {
  const { person, unknown } = useScene().selection;
  if (person !== undefined) return <PersonDetails key={person.id} person={person} />;
  return (
    <EmptyDetails
      hint="select a user from the panel on the left."
      phoneHint="Pick a player in Leaderboard."
      unknown={unknown.player}
    />
  );
}

function AboutBadge() {
  const { badge, unknown } = useScene().selection;
  if (badge !== undefined) return <BadgeDetails key={badge.id} badge={badge} />;
  return (
    <EmptyDetails
      hint="select a badge from the panel on the right."
      phoneHint="Pick a badge in Badges."
      unknown={unknown.badge}
    />
  );
}

/** The selected person's or badge's details, or what to do when nothing is selected. */
export function Details({ about }: { about: About }) {
  return about === "person" ? <AboutPerson /> : <AboutBadge />;
}
