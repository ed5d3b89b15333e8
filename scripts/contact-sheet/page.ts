import type { Sheet } from "#app/art/sheet.ts";

/** A row of pictures with a caption. */
export interface Section {
  readonly title: string;
  readonly sheet: Sheet;
  /** How wide a picture is shown, in pixels. */
  readonly width: number;
  /** Class of the row, if the page remaps the inks of its pictures. */
  readonly host?: string;
}

const SYMBOL = /<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs;

function pictures({ sheet, width, host = "" }: Section): string {
  const figures = Array.from(sheet.symbols.matchAll(SYMBOL), ([, id, viewBox, markup]) => {
    const name = (id ?? "").slice(sheet.name.length + 1);
    return `<figure><svg class="art" viewBox="${viewBox}" width="${width}">${markup}</svg><figcaption>${name}</figcaption></figure>`;
  });
  return `<div class="row ${host}">${figures.join("")}</div>`;
}

/** The declarations for dark mode in the tokens' media query. */
function nightOf(tokens: string): string {
  const start = tokens.indexOf(":root{", tokens.indexOf("prefers-color-scheme:dark")) + 6;
  return tokens.slice(start, tokens.indexOf("}", start));
}

const STYLE = `
body{margin:0;padding:24px;background:var(--bg);color:var(--fg);font:14px/1.3 system-ui}
.row{display:flex;flex-wrap:wrap;gap:12px;align-items:start}
.art{display:block;font-family:"Club Display";font-weight:900;font-kerning:none;font-variant-numeric:normal;height:auto}
figure{margin:0}h2{margin:32px 0 8px}
.iso{isolation:isolate}.op{mix-blend-mode:var(--overprint)}
.on-paper{--overprint:multiply}.skin{--r0:#24122f;--r1:#ff6a4d;--r2:#8fe0c0;--r3:#6b3fa0;--r4:#fff1d6;--r5:#f7b3c2;background:#24122f;color:#fff1d6}
`;

/** The inks that the home page remaps for its hero in dark mode. */
const HERO_NIGHT =
  ".hero{--p:var(--stage-p);--k:var(--stage-k);--b:var(--stage-b);--s:var(--stage-s);--g:var(--stage-g);--j:var(--stage-k);--dp:var(--stage-p);--gl:var(--stage-p);--overprint:screen}";

/**
 * One page that needs no other file; it follows the system's color scheme or the switch on top.
 */
export function contactPage(sections: readonly Section[], tokens: string, font: string): string {
  const face = `@font-face{font-family:"Club Display";src:url(data:font/woff2;base64,${font}) format("woff2");font-weight:900;font-stretch:50% 150%}`;
  const night = `:root:has(#night:checked){${nightOf(tokens)}}:root:has(#night:checked) ${HERO_NIGHT}@media (prefers-color-scheme:dark){${HERO_NIGHT}}`;
  const body = sections.map((section) => `<h2>${section.title}</h2>${pictures(section)}`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${face}${tokens}${STYLE}${night}</style><label><input type="checkbox" id="night"> Night</label>${body.join("")}</html>`;
}
