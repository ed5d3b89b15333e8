import { badgeSheet } from "#app/art/badge/badge.ts";
import { bustSheet } from "#app/art/bust/bust.ts";
import { makeSeasonLookup } from "#app/art/season/printed-season.ts";
import { describeBadge } from "#app/entities/badge/shape.ts";
import { dressTeam } from "#app/art/season/person.ts";
import { latestDate } from "#app/lib/list.ts";
import { badgeQuestCard } from "#app/outputs/share/badge-quest-card.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { defineRoute } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import * as words from "#words/pages/badge-quest.ts";
import type { QuestEditions } from "./selection.ts";
import { shapeLog } from "./shape-log.ts";
import { type PlayedEdition, shapeQuest, shownEditions } from "./shape-quest.ts";
import type { View } from "./View.tsx";

/** The badges of the given editions, each once, in the record's order. */
function badgesIn({ badges }: ClubRecord, played: readonly PlayedEdition[]) {
  const inUse = new Set(played.flatMap(({ edition }) => edition.activated));
  return [...badges.values()].filter((badge) => inUse.has(badge));
}

/** Two sheets of tokens: badges of the default edition, and badges that only other editions have. */
function drawTokens(record: ClubRecord, [first, ...others]: readonly PlayedEdition[]) {
  const inFirst = badgesIn(record, first === undefined ? [] : [first]);
  const inOthers = badgesIn(record, others).filter((badge) => !inFirst.includes(badge));
  return {
    first: badgeSheet(`badges-${first?.edition.year}`, inFirst),
    others: badgeSheet("badges-other", inOthers),
  };
}

function loadEdition(record: ClubRecord, played: PlayedEdition) {
  const { season, people } = played;
  const busts = bustSheet(makeSeasonLookup(record)(season.year), dressTeam(season, people));
  const quest = shapeQuest(record, played);
  return { edition: { quest, log: shapeLog(record, played, quest), busts: busts.href }, busts };
}

export const route = defineRoute<"badgequest", typeof View>({
  load({ record }) {
    const { club } = record;
    const played = shownEditions(record);
    const loaded = played.map((edition) => loadEdition(record, edition));
    const [first, ...others] = loaded;
    if (first === undefined) throw new RangeError("There is no edition of Badge Quest.");
    const editions: QuestEditions = [first.edition, ...others.map(({ edition }) => edition)];
    const tokens = drawTokens(record, played);
    const { quest } = first.edition;
    return {
      head: {
        title: titleWith(club, quest.title),
        description: words.description(
          quest.badges.length,
          quest.title,
          quest.total,
          quest.people.length,
          club.teamName,
        ),
      },
      data: {
        editions,
        badges: badgesIn(record, played).map(describeBadge),
        values: record.badgeValues,
        tokens: { first: tokens.first.href, others: tokens.others.href },
      },
      sheets: [...loaded.map((edition) => edition.busts), tokens.first, tokens.others],
      pictures: [...editions.map((edition) => `busts-${edition.quest.year}-`), "badge-"],
      newest: latestDate(record.editions.flatMap(({ awards }) => awards.map(({ date }) => date))),
      card: badgeQuestCard(record),
    };
  },
});
