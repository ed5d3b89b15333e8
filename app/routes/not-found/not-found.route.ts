import { emptySheet } from "#app/art/empty/empty-sheet.ts";
import { defineRoute } from "#app/page/route.ts";
import { titleWith } from "#app/page/titles.ts";

/** The document that hosts send for every unknown address. It has no address, so no share card. */
export const route = defineRoute({
  name: "not-found",
  load({ content: { site } }) {
    const picture = emptySheet();
    return {
      head: {
        title: titleWith(site, "Out of bounds"),
        description: "There is no page at this address.",
      },
      data: { picture: picture.href },
      sheets: [{ ...picture, inline: true }],
      art: [picture.href],
    };
  },
});
