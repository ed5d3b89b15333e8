/** Every drawing of the built site on one page, in the system's color scheme. It is for visual review and asserts nothing. */
import "./setup/broken-pipe.ts";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inkStyles } from "#app/art/inks/ink-styles.ts";
import { loadContent } from "#app/content/.server/load-content.ts";
import { groupBy } from "#app/lib/list.ts";
import { contentInks } from "#app/routes/sources.ts";
import { drawingsIn } from "#tests/support/drawings.ts";
import { requireBuilt } from "./build/require-built.ts";

const FOLDER = ".cache/contact-sheet";

const STYLE = `
body{margin:24px;background:var(--bg);color:var(--fg);font:14px/1.3 system-ui}
.row{display:flex;flex-wrap:wrap;gap:12px;align-items:start}
svg{display:block;max-width:500px;height:140px;font-family:"Club Display";font-weight:900;font-kerning:none;isolation:isolate}
figure{margin:0}.op{mix-blend-mode:var(--overprint)}
:root{--r0:#24122f;--r1:#ff6a4d;--r2:#8fe0c0;--r3:#6b3fa0;--r4:#fff1d6;--r5:#f7b3c2}
`;

const drawings = drawingsIn(join(requireBuilt(), "art"));
const rows = groupBy(drawings, ({ sheet }) => sheet);
const body = Array.from(rows, ([sheet, symbols]) => {
  const figures = symbols.map(
    ({ id, viewBox, markup }) =>
      `<figure><svg viewBox="${viewBox}">${markup}</svg><figcaption>${id}</figcaption></figure>`,
  );
  return `<h2>${sheet}</h2><div class="row">${figures.join("")}</div>`;
});
const font = readFileSync("app/ui/fonts/display.woff2").toString("base64");
const face = `@font-face{font-family:"Club Display";src:url(data:font/woff2;base64,${font}) format("woff2");font-weight:900;font-stretch:50% 150%}`;
const styles = face + inkStyles(contentInks(loadContent())) + STYLE;

mkdirSync(FOLDER, { recursive: true });
writeFileSync(
  `${FOLDER}/index.html`,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${styles}</style>${body.join("")}</html>`,
);
console.log(`${FOLDER}/index.html`);
