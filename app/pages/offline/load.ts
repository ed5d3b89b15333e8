import { definePage } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";

export const route = definePage<"offline">({
  load({ record }) {
    return {
      head: {
        title: titleWith(record.club, "You are offline"),
        description: "This page isn’t saved on this device.",
      },
    };
  },
});
