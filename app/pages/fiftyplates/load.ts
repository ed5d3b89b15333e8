import { fiftyPlatesCard } from "#app/outputs/share/fifty-plates-card.ts";
import { pageLabel } from "#app/routes/paths.ts";
import { definePage } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import { countStates } from "./shape-plates.ts";

export const route = definePage<"fiftyplates">({
  load({ record }) {
    const { club, plateEditions } = record;
    const newest = plateEditions.at(-1);
    const { states, ofAll } = countStates(newest?.claims ?? [], record.states);
    return {
      head: {
        title: titleWith(club, pageLabel("fiftyplates", club.parts)),
        description: `License plates spotted on the road by ${club.name}: ${states} ${ofAll} in ${newest?.year ?? ""}, on a map with who claimed each and when.`,
      },
      card: fiftyPlatesCard(record),
    };
  },
});
