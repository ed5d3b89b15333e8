import { valueKey } from "#app/domain/value-inks.ts";
import { pageLabel } from "#app/routes/paths.ts";
import { defineRoute } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import { coreValuesCard } from "#app/outputs/share/core-values-card.ts";
import * as words from "#words/pages/core-values.ts";
import { defaultPictureSheet } from "./default-picture.ts";
import { shapeMeanings } from "./shape-meanings.ts";
import type { View } from "./View.tsx";

export const route = defineRoute<"corevalues", typeof View>({
  load({ record }) {
    const { club } = record;
    const picture = defaultPictureSheet(club.coreValues.length);
    const names = club.coreValues.map(({ name }) => name);
    return {
      head: {
        title: titleWith(club, pageLabel("corevalues", club.parts)),
        description: words.description(names, club.teamName, club.parts?.corevalues),
      },
      data: { artwork: picture.href, meanings: shapeMeanings(record) },
      parameters: names.map(valueKey),
      sheets: [{ ...picture, isInline: true }],
      card: coreValuesCard(club),
    };
  },
});
