import { sponsorSheet } from "#app/art/plate/plate.ts";
import * as words from "#words/pages/sponsors.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { defineRoute } from "#app/page/route.ts";
import { titleWith } from "#app/page/titles.ts";
import { sponsorsCard } from "#app/share/sponsors-card.ts";
import { shapeSponsors } from "./shape-sponsors.ts";
import { pageLabels } from "#app/paths.ts";
import type { View } from "./View.tsx";

export const route = defineRoute<"sponsors", typeof View>({
  load({ content, record, pressKit }) {
    const { site } = content;
    const names = site.sponsors.map(({ name }) => name);
    const plates = sponsorSheet(names);
    const who = names.length === 0 ? words.sponsoringTheTeam : words.sponsoredBy(enumerate(names));
    return {
      head: {
        title: titleWith(site, pageLabels.sponsors),
        description: words.description(site.teamName, who),
      },
      data: { ...shapeSponsors(content, record, pressKit), plates: plates.href },
      sheets: [{ ...plates, inline: true }],
      art: [plates.href],
      pictures: ["sponsors-"],
      card: sponsorsCard(site),
    };
  },
});
