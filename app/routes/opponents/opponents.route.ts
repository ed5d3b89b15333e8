import { lastPlayed } from "#app/record/newest.ts";
import { crestSheet } from "#app/art/crest/crest-sheet.ts";
import { emptySheet } from "#app/art/empty/empty-sheet.ts";
import { defineRoute, optionalPage } from "#app/page/route.ts";
import { titleWith } from "#app/page/titles.ts";
import { opponentsByName } from "#app/record/meetings.ts";
import { nameCard } from "#app/share/name-card.ts";
import * as words from "#words/pages/opponents.ts";
import { pageLabels } from "#words/page-labels.ts";
import { shapeOpponents } from "./shape-opponents.ts";

export const route = defineRoute({
  name: "opponents",
  pages: optionalPage("opponents"),
  load({ content: { site }, record }) {
    const opponents = shapeOpponents(record);
    const crests = crestSheet(opponentsByName(record));
    const empty = emptySheet();
    const [most] = opponents;
    return {
      head: {
        title: titleWith(site, pageLabels.opponents),
        description: words.description(opponents.length, site.teamName, most?.name),
      },
      data: { opponents, crests: crests.href, empty: empty.href },
      sheets: [crests, empty],
      art: [crests.href],
      pictures: ["crest-"],
      newest: lastPlayed(record.games),
      card: nameCard(site, pageLabels.opponents),
    };
  },
});
