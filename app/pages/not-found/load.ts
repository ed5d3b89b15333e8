import { emptySheet } from "#app/art/empty/empty-state.ts";
import { defineRoute } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import { type PageName, pages } from "#app/routes/paths.ts";
import { mapFormerIds } from "#app/domain/former-ids.ts";
import { pageDocuments } from "#app/search/documents/pages.ts";
import * as words from "#words/pages/not-found.ts";
import type { View } from "./View.tsx";

/** Lists shown on the page, in order. */
const LIST_PAGES = ["players", "seasons", "results", "opponents", "badgequest", "records"] as const;

/** The document for unknown URLs. It has no URL of its own, and therefore no share card. */
export const route = defineRoute<"not-found", typeof View>({
  load({ record }) {
    const picture = emptySheet();
    const documents = pageDocuments(record);
    const listPage = (name: PageName) =>
      documents.find(({ href }) => href === pages[name].path) ?? [];
    return {
      head: {
        title: titleWith(record.club, words.outOfBounds),
        description: words.noPageHere,
      },
      data: {
        picture: picture.href,
        lists: LIST_PAGES.flatMap(listPage),
        formerIds: mapFormerIds([...record.people.values()]),
      },
      sheets: [{ ...picture, isInline: true }],
    };
  },
});
