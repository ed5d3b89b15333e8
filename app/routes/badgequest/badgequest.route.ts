import { latest } from "#app/record/newest.ts";
import { badgeSheet } from "#app/art/badge/badge-sheet.ts";
import { bustSheet } from "#app/art/bust/bust-sheet.ts";
import { seasonsInPrint } from "#app/art/season/printed-season.ts";
import { teamOf } from "#app/art/season/team.ts";
import type { Content } from "#app/content/content.ts";
import { type PlayedEdition, shownEditions } from "#app/routes/badgequest/shaping/edition.ts";
import { shapeLog } from "#app/routes/badgequest/shaping/shape-log.ts";
import { shapeQuest } from "#app/routes/badgequest/shaping/shape-quest.ts";
import { defineRoute, optionalPage } from "#app/page/route.ts";
import { titleWith } from "#app/page/titles.ts";
import { badgeQuestCard } from "#app/share/badge-quest-card.ts";
import * as words from "#words/pages/badge-quest.ts";
import type { QuestEditions } from "./quest-edition.ts";

/** The people and the badges of an edition. */
function drawEdition(content: Content, { edition, roster, people }: PlayedEdition) {
  const { year } = edition;
  const guests = people.filter(
    (id) => !roster.players.includes(id) && !roster.coaches.includes(id),
  );
  const everybody = { ...roster, players: [...roster.players, ...guests] };
  const busts = bustSheet(seasonsInPrint(content)(year), teamOf(everybody, content.players));
  const activated = new Set(edition.activated);
  const all = [...content.badgeQuest.badges.values()];
  const tokens = badgeSheet(
    `badges-${year}`,
    all.filter(({ id }) => activated.has(id)),
  );
  const others = badgeSheet(
    `badges-other-${year}`,
    all.filter(({ id }) => !activated.has(id)),
  );
  return { busts, tokens, others };
}

export const route = defineRoute({
  name: "badgequest",
  pages: optionalPage("badgequest"),
  load({ content }) {
    const drawn = shownEditions(content).map((played, place) => {
      const { busts, tokens, others } = drawEdition(content, played);
      const quest = shapeQuest(content, played, place === 0);
      const art = { busts: busts.href, badges: tokens.href, otherBadges: others.href };
      return {
        edition: { quest, log: shapeLog(content, played), art },
        sheets: [busts, tokens, others],
      };
    });
    const [first, ...others] = drawn;
    if (first === undefined) throw new RangeError("There is no edition of Badge Quest.");
    const editions: QuestEditions = [first.edition, ...others.map(({ edition }) => edition)];
    const { quest, art } = first.edition;
    return {
      head: {
        title: titleWith(content.site, quest.title),
        description: words.description(
          quest.badges.length,
          quest.title,
          quest.total,
          quest.people.length,
          content.site.name,
        ),
      },
      data: { editions },
      sheets: drawn.flatMap(({ sheets }) => sheets),
      art: [art.badges, art.busts],
      pictures: [...drawn.map(({ edition }) => `busts-${edition.quest.year}-`), "badge-"],
      newest: latest(
        [...content.badgeQuest.editions.values()].flatMap(({ awards }) =>
          awards.map(({ date }) => date),
        ),
      ),
      card: badgeQuestCard(content),
    };
  },
});
