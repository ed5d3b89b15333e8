import { valueKey } from "#app/domain/core-values.ts";
import { coreValuesCard } from "#app/outputs/share/core-values-card.ts";
import { pageLabel } from "#app/routes/paths.ts";
import { definePage } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import { enumerate, inLetters } from "#words/grammar.ts";

export const route = definePage<"corevalues">({
  load({ record }) {
    const { club } = record;
    const names = club.coreValues.map(({ name }) => name);
    const count = inLetters(names.length);
    return {
      head: {
        title: titleWith(club, pageLabel("corevalues", club.parts)),
        description: `${enumerate(names)} are what ${club.teamName} stands for. Move ${count} sliders and see how ${club.parts?.corevalues ?? `the ${count} core values`} overlap.`,
      },
      parameters: names.map(valueKey),
      card: coreValuesCard(club),
    };
  },
});
