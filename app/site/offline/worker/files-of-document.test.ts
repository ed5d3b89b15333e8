import { expect, test } from "vitest";
import { filesOfDocument } from "./files-of-document.ts";

test("a page is stored with its data, its linked styles and its visible artwork", () => {
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
