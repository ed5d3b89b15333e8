import { definePage } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";

/** The document for unknown addresses. It has no address of its own, and therefore no share card. */
export const route = definePage<"not-found">({
  load({ record }) {
    return {
      head: {
        title: titleWith(record.club, "Out of bounds"),
        description: "There is no page at this address.",
      },
    };
  },
});
