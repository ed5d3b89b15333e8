import { seasonsInPrint } from "#app/art/season/printed-season.ts";
import { brandId } from "#app/domain/ids.ts";
import { personOnCards } from "#app/domain/marks.ts";
import { fullName } from "#app/domain/full-name.ts";
import type { Content } from "#app/content/content.ts";
import { pageLabel } from "#app/paths.ts";
import { defineRoute } from "#app/page/route.ts";
import { titleWith } from "#app/page/titles.ts";
import { playerCard } from "#app/share/player-card.ts";
import { playerStory } from "#app/share/stories/player-story.ts";
import * as words from "#words/pages/player.ts";
import * as personFacts from "#words/facts/person.ts";
import { drawPlayer } from "./draw-player.ts";
import type { PlayerData } from "./player-data.ts";
import { shapePlayer } from "./shape-player.ts";
import type { View } from "./View.tsx";

function descriptionOf(shaped: Omit<PlayerData, "art" | "lead">, site: Content["site"]): string {
  const { facts, mates, quest, name } = shaped;
  const role = valueOf(facts, personFacts.position).toLowerCase();
  const inQuest = quest && `${pageLabel("badgequest", site.parts)} (${quest.note})`;
  return words.description(
    fullName(name),
    role,
    site.teamName,
    years(shaped),
    mates.count,
    inQuest,
  );
}

const valueOf = (facts: PlayerData["facts"], name: string) =>
  facts.find(({ label }) => label === name)?.value ?? "";

/** The years on the team: "2015–2022". */
function years({ facts }: Pick<PlayerData, "facts">): string {
  return facts.find(({ label }) => label === personFacts.seasons)?.note ?? "";
}

/** "Handler", "No. 20", "7 of 7 seasons". */
function storyWords({ facts, number }: Pick<PlayerData, "facts" | "number">): string[] {
  const position = valueOf(facts, personFacts.position);
  return [
    ...(position === "" ? [] : [position]),
    ...(number === "" ? [] : [words.numbered(number)]),
    words.seasonsOf(valueOf(facts, personFacts.seasons)),
  ];
}

export const route = defineRoute<"player", typeof View>({
  pages: ({ record }) =>
    [...record.people.values()].flatMap(({ id, tenures }) => (tenures.length > 0 ? [{ id }] : [])),
  load({ content, record }, { id }) {
    const person = record.people.get(brandId(id));
    if (person === undefined) throw new RangeError(`There is no player ${id}.`);
    const { site } = content;
    const shaped = shapePlayer(person, record, site.badgeQuest?.edition);
    const open = new Set(shaped.mates.open.flatMap(({ people }) => people.map((mate) => mate.id)));
    const { cardPrint, own, busts, things } = drawPlayer(person, content, open);
    const { lead } = seasonsInPrint(content)(shaped.year).colourway;
    const name = fullName(person.name);
    const onCard = {
      ...personOnCards(person.name, id),
      name,
      print: cardPrint,
      lead,
      years: years(shaped),
    };
    return {
      head: {
        title: titleWith(site, name),
        description: descriptionOf(shaped, site),
        structuredData: [
          { "@type": "Person", name, memberOf: { "@type": "SportsTeam", name: site.teamName } },
        ],
      },
      data: {
        ...shaped,
        lead,
        art: { own: own.href, busts: busts.href, things: things.href },
      },
      sheets: [{ ...own, inline: true }, busts, things],
      art: [own.href],
      pictures: [
        `action-${shaped.year}-${id}`,
        ...person.tenures.map(({ season }) => `busts-${season.year}-${id}`),
        "badge-",
      ],
      card: playerCard(site, onCard),
      story: playerStory(site, onCard, storyWords(shaped)),
    };
  },
});
