import type { Content } from "#app/content/content.ts";
import { valueInk } from "#app/domain/value-inks.ts";
import { socialLetters } from "#app/lib/text.ts";
import { capitalize } from "#app/lib/plural.ts";
import { wholeCalendar } from "#app/page/calendar-paths.ts";
import { personName } from "#app/record/person-name.ts";
import type { ClubRecord } from "#app/record/record.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/join.ts";
import type { JoinData } from "./join-data.ts";
import { joinFacts, returningPlayers, tenureCounts } from "./shape-proof.ts";
import { joinAnswers, shapeTryouts } from "./shape-tryouts.ts";
import { shapeQuest, shownEdition } from "./shape-quest.ts";

/** The captains of the season shown first, and the team's address. */
function askOf({ site }: Content, { seasons }: ClubRecord): JoinData["ask"] {
  const season = seasons.find(({ id }) => id === site.defaultRoster);
  const captains = season?.captains ?? [];
  return {
    title:
      captains.length === 1
        ? words.captainOf(season?.year ?? 0)
        : words.captainsOf(season?.year ?? ""),
    people: captains.map((person) => ({
      name: personName(person),
      note: [person.position, counts.seasons(person.tenures.length)].filter(Boolean).join(", "),
    })),
    contact: site.tryouts?.contact?.name,
    email: site.tryouts?.contact?.email ?? site.captainsEmail,
  };
}

/** Data for people who think of joining the team. */
export function shapeJoin(content: Content, record: ClubRecord): Omit<JoinData, "art"> {
  const { site, coreValues } = content;
  return {
    title: words.join(site.teamName),
    tryouts: site.tryouts && shapeTryouts(site.tryouts, content.tournaments),
    answers: joinAnswers(content),
    ultimate: site.ultimate,
    facts: joinFacts(content, record),
    returning: returningPlayers(content),
    tenures: tenureCounts(content),
    ask: askOf(content, record),
    values: coreValues.map(({ name, explanation }, place) => ({
      name,
      explanation,
      ink: valueInk(place),
    })),
    quest: shapeQuest(content, shownEdition(content, record)),
    follow: site.socialLinks.map(({ name, link }) => ({
      name: capitalize(name),
      link,
      letters: socialLetters(name),
    })),
    calendar: content.tournaments.length === 0 ? undefined : wholeCalendar,
  };
}
