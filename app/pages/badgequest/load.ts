import { latest } from "#app/lib/list.ts";
import { badgeSheet } from "#app/art/badge/badge.ts";
import { bustSheet } from "#app/art/bust/bust.ts";
import { printedSeasons } from "#app/art/season/printed-season.ts";
import { listTeam } from "#app/art/season/person.ts";
import type { Content } from "#app/content/content.ts";
import { defineRoute } from "#app/routes/route.ts";
import type { Sources } from "#app/routes/sources.ts";
import { titleWith } from "#app/routes/titles.ts";
import { badgeQuestCard } from "#app/outputs/share/badge-quest-card.ts";
import * as words from "#words/pages/badge-quest.ts";
import { shapeLog } from "./shape-log.ts";
import { type PlayedEdition, shapeQuest, shownEditions } from "./shape-quest.ts";
import type { QuestEditions } from "./selection.ts";
import type { View } from "./View.tsx";

/** Pictures of an edition's people, guests included. */
function drawPeople(content: Content, { edition, roster, people }: PlayedEdition) {
  const team = listTeam(roster, content.players, people);
  return bustSheet(printedSeasons(content)(edition.year), team);
}

/**
 * Two sheets of tokens: badges of the default edition, and badges that only other editions have.
 */
function drawTokens({ badgeQuest }: Content, [first, ...others]: readonly PlayedEdition[]) {
  const inFirst = new Set(first?.edition.activated);
  const inOthers = new Set(others.flatMap(({ edition }) => edition.activated));
  const badges = [...badgeQuest.badges.values()];
  return {
    first: badgeSheet(
      `badges-${first?.edition.year}`,
      badges.filter(({ id }) => inFirst.has(id)),
    ),
    others: badgeSheet(
      "badges-other",
      badges.filter(({ id }) => inOthers.has(id) && !inFirst.has(id)),
    ),
  };
}

function loadEditions(sources: Sources) {
  const { content, record } = sources;
  return shownEditions(content).map((played, place) => {
    const busts = drawPeople(content, played);
    const quest = shapeQuest(sources, played, place === 0);
    return { edition: { quest, log: shapeLog(record, played), busts: busts.href }, busts, played };
  });
}

export const route = defineRoute<"badgequest", typeof View>({
  load(sources) {
    const { content } = sources;
    const loaded = loadEditions(sources);
    const [first, ...others] = loaded;
    if (first === undefined) throw new RangeError("There is no edition of Badge Quest.");
    const editions: QuestEditions = [first.edition, ...others.map(({ edition }) => edition)];
    const tokens = drawTokens(
      content,
      loaded.map(({ played }) => played),
    );
    const { quest, busts } = first.edition;
    const badges = [...content.badgeQuest.badges.values()];
    return {
      head: {
        title: titleWith(content.site, quest.title),
        description: words.description(
          quest.badges.length,
          quest.title,
          quest.total,
          quest.people.length,
          content.site.teamName,
        ),
      },
      data: {
        editions,
        values: content.badgeQuest.values,
        rules: Object.fromEntries(badges.map(({ id, rule }) => [id, rule])),
        tokens: { first: tokens.first.href, others: tokens.others.href },
      },
      sheets: [...loaded.map((one) => one.busts), tokens.first, tokens.others],
      art: [tokens.first.href, busts],
      pictures: [...editions.map((edition) => `busts-${edition.quest.year}-`), "badge-"],
      newest: latest(
        [...content.badgeQuest.editions.values()].flatMap(({ awards }) =>
          awards.map(({ date }) => date),
        ),
      ),
      card: badgeQuestCard(sources.record),
    };
  },
});
