import { expect, test } from "vitest";
import { filesOfDocument } from "./files-of-document.ts";

test("the files of a page are its data, its enabled stylesheets and each of its art sheets once", () => {
  // The script’s own text has an attribute in a pattern, and icons are inside the document.
  const html = [
    '<link rel="stylesheet" href="/assets/player-a1.css">',
    '<link rel="stylesheet" href="/assets/Button-b2.css" disabled>',
    '<script data-scripts="/assets/entry-c3.js" data-page="/players/o.page.json" data-code="d4">/ data-page="([^"]+)"/</script>',
    '<svg><use href="#icons-grid"></use><use href="/art/team-o.e5.svg#team-o-bust"></use></svg>',
    '<svg><use href="/art/team-o.e5.svg#team-o-nunez"></use></svg><a href="/players/nunez">Nuñez</a>',
  ].join("");
  expect(filesOfDocument(html)).toEqual([
    "/players/o.page.json",
    "/assets/player-a1.css",
    "/art/team-o.e5.svg",
  ]);
});
