import { BadgeDetails } from "#app/routes/badgequest/badge/BadgeDetails.tsx";
import * as words from "#words/pages/badge-quest.ts";
import { EmptyDetails } from "./EmptyDetails.tsx";
import { PersonDetails } from "#app/routes/badgequest/person/PersonDetails.tsx";
import type { Details as About } from "#app/routes/badgequest/selection.ts";
import { useScene } from "#app/routes/badgequest/use-scene.ts";

function AboutPerson() {
  const { person, unknown } = useScene().selection;
  if (person !== undefined) return <PersonDetails key={person.id} person={person} />;
  return (
    <EmptyDetails hint={words.selectAUser} phoneHint={words.pickAPlayer} unknown={unknown.player} />
  );
}

function AboutBadge() {
  const { badge, unknown } = useScene().selection;
  if (badge !== undefined) return <BadgeDetails key={badge.id} badge={badge} />;
  return (
    <EmptyDetails hint={words.selectABadge} phoneHint={words.pickABadge} unknown={unknown.badge} />
  );
}

/** The selected person's or badge's details, or what to do when nothing is selected. */
export function Details({ about }: { about: About }) {
  return about === "person" ? <AboutPerson /> : <AboutBadge />;
}
