import { makeSeasonLookup } from "#app/art/season/printed-season.ts";
import { brandId } from "#app/domain/ids.ts";
import { personOnCards } from "#app/domain/marks.ts";
import { fullName } from "#app/domain/full-name.ts";
import type { Club } from "#app/record/record.ts";
import { everyoneSheet } from "#app/entities/person/everyone-sheet.ts";
import { pageLabel } from "#app/routes/paths.ts";
import { defineRoute } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import { playerCard } from "#app/outputs/share/player-card.ts";
import * as words from "#words/pages/player.ts";
import { drawPlayer } from "./draw-player.ts";
import { playerFacts, type PlayerData, shapePlayer } from "./shape-player.ts";
import type { View } from "./View.tsx";

type Facts = ReturnType<typeof playerFacts>;

function describePlayer(
  { mates, quest, person }: Pick<PlayerData, "mates" | "quest" | "person">,
  { position, seasons }: Facts,
  club: Club,
): string {
  const inQuest = quest && `${pageLabel("badgequest", club.parts)} (${quest.note})`;
  return words.description(
    fullName(person),
    position?.value.toLowerCase() ?? "",
    club.teamName,
    seasons.note,
    mates.count,
    inQuest,
  );
}

export const route = defineRoute<"player", typeof View>({
  pages: ({ record }) =>
    [...record.people.values()].flatMap(({ id, tenures }) => (tenures.length > 0 ? [{ id }] : [])),
  load(sources, { id }) {
    const { record } = sources;
    const person = record.people.get(brandId(id));
    if (person === undefined) throw new RangeError(`There is no player ${id}.`);
    const { club } = record;
    const shaped = shapePlayer(person, record, {
      shown: record.shownEdition?.year,
      part: pageLabel("badgequest", club.parts),
    });
    const facts = playerFacts(person, record);
    const {
      cardPortrait: cardPrint,
      portraitSheet: own,
      tokenSheet: things,
    } = drawPlayer(person, record);
    const busts = everyoneSheet(sources);
    const leadInk = (year: number) => makeSeasonLookup(record)(year).colorway.lead;
    const lead = leadInk(shaped.year);
    const name = fullName(person.name);
    const onCard = {
      ...personOnCards(person.name, id),
      name,
      print: cardPrint,
      lead,
      years: facts.seasons.note,
    };
    return {
      head: {
        title: titleWith(club, name),
        description: describePlayer(shaped, facts, club),
        structuredData: [
          { "@type": "Person", name, memberOf: { "@type": "SportsTeam", name: club.teamName } },
        ],
      },
      data: {
        ...shaped,
        lead,
        art: { own: own.href, busts: busts.href, things: things.href },
      },
      sheets: [{ ...own, isInline: true }, busts, things],
      pictures: [`action-${shaped.year}-${id}`, "badge-"],
      card: playerCard(club, onCard),
    };
  },
});
