import { enumerate } from "#words/lists.ts";
import { defaultPictureSheet } from "./default-picture.ts";
import { shapeMeanings } from "./shape-meanings.ts";
import { defineRoute, optionalPage } from "#app/page/route.ts";
import { titleWith } from "#app/page/titles.ts";
import { coreValuesCard } from "#app/share/core-values-card.ts";

export const route = defineRoute({
  name: "corevalues",
  pages: optionalPage("corevalues"),
  load({ content }) {
    const { site, coreValues } = content;
    const picture = defaultPictureSheet();
    const names = enumerate(coreValues.map(({ name }) => name));
    return {
      head: {
        title: titleWith(site, "Core Values"),
        description: `${names} are what ${site.teamName} stands for. Move four sliders and see how the four core values overlap.`,
      },
      data: { artwork: picture.href, meanings: shapeMeanings(content) },
      sheets: [{ ...picture, inline: true }],
      art: [picture.href],
      card: coreValuesCard(content),
    };
  },
});
