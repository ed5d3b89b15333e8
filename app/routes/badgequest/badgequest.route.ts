import { badgeSheet } from "#app/art/badge/badge-sheet.ts";
import { bustSheet } from "#app/art/bust/bust-sheet.ts";
import { seasonsInPrint } from "#app/art/season/printed-season.ts";
import { teamOf } from "#app/art/season/team.ts";
import { shownEdition } from "#app/routes/badgequest/shaping/edition.ts";
import { shapeLog } from "#app/routes/badgequest/shaping/shape-log.ts";
import { shapeQuest } from "#app/routes/badgequest/shaping/shape-quest.ts";
import { defineRoute, optionalPage } from "#app/page/route.ts";
import { titleWith } from "#app/page/titles.ts";
import { badgeQuestCard } from "#app/share/badge-quest-card.ts";

export const route = defineRoute({
  name: "badgequest",
  pages: optionalPage("badgequest"),
  load({ content }) {
    const { site, badgeQuest, players } = content;
    const { edition, roster } = shownEdition(content);
    const quest = shapeQuest(content);
    const busts = bustSheet(seasonsInPrint(content)(edition.year), teamOf(roster, players));
    const activated = new Set(edition.activated);
    const all = [...badgeQuest.badges.values()];
    const tokens = badgeSheet(
      `badges-${edition.year}`,
      all.filter(({ id }) => activated.has(id)),
    );
    const otherTokens = badgeSheet(
      "badges-other",
      all.filter(({ id }) => !activated.has(id)),
    );
    return {
      head: {
        title: titleWith(site, quest.title),
        description: `Leaderboard, team stats and all ${quest.badges.length} badges of ${quest.title}: ${quest.total} badges earned by ${quest.people.length} people of ${site.name}.`,
      },
      data: {
        quest,
        log: shapeLog(content),
        art: { busts: busts.href, badges: tokens.href, otherBadges: otherTokens.href },
      },
      sheets: [busts, tokens, otherTokens],
      art: [tokens.href, busts.href],
      pictures: [`busts-${edition.year}-`, "badge-"],
      card: badgeQuestCard(content),
    };
  },
});
