import { nightSheet } from "#app/art/empty/empty-state.ts";
import * as words from "#words/pages/offline.ts";
import { shapeOffline } from "./shape-offline.ts";
import { defineRoute } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import type { View } from "./View.tsx";

/** The document that the offline worker sends for a page that is not stored. */
export const route = defineRoute<"offline", typeof View>({
  load({ record }) {
    const picture = nightSheet();
    return {
      head: {
        title: titleWith(record.club, words.youAreOffline),
        description: words.thisPageIsNotStored,
      },
      data: { picture: picture.href, pages: shapeOffline(record) },
      sheets: [{ ...picture, isInline: true }],
    };
  },
});
