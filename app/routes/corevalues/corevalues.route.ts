import * as words from "#words/pages/core-values.ts";
import { valueKey } from "#app/domain/core-values/value-key.ts";
import { pageLabel } from "#app/paths.ts";
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
    const picture = defaultPictureSheet(coreValues.length);
    const names = coreValues.map(({ name }) => name);
    return {
      head: {
        title: titleWith(site, pageLabel("corevalues", site.parts)),
        description: words.description(names, site.teamName, site.parts?.corevalues),
      },
      data: { artwork: picture.href, meanings: shapeMeanings(content) },
      parameters: names.map(valueKey),
      sheets: [{ ...picture, inline: true }],
      art: [picture.href],
      card: coreValuesCard(content),
    };
  },
});
