import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { withDateStyle } from "#app/domain/dates/date-style.ts";
import { escapeMarkup } from "#app/lib/text.ts";
import { embedPolicy, EMBED_STYLE } from "#app/outputs/hosting/embed-policy.ts";
import { EMBED_PATH, EMBED_PICTURE } from "#app/outputs/hosting/embed.ts";
import type { SitePlace } from "#app/outputs/identity/site-place.ts";
import type { Sources } from "#app/pages/shared/sources.ts";
import {
  FRAME_HEIGHT,
  FRAME_WIDTH,
  recordFrame,
  type RecordFrame,
} from "#app/outputs/share/embed/record-frame.ts";
import type { Rasterizer } from "./pictures/rasterizer.ts";

/** Rounds outlines to thousandths of a letter, precise enough for 15 px. */
function inWholeUnits(svg: string): string {
  return svg.replaceAll(/ d="[^"]*"/g, (path) =>
    path.replaceAll(/\d+\.\d{4,}/g, (number) => String(Math.round(Number(number)))),
  );
}

/** Frame policy for a `<meta>` tag, which does not support `frame-ancestors`. */
const OWN_POLICY = embedPolicy().replace(/; frame-ancestors .*/, "");

/** The frame's document: one link with a drawing whose letters are outlines; no scripts, no fonts. */
function frameDocument({ words, page }: RecordFrame, svg: string, address: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${OWN_POLICY}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeMarkup(words)}</title><style>${EMBED_STYLE}</style></head>`,
    `<body><a href="${address}${page}" target="_top" aria-label="${escapeMarkup(words)}">${svg}</a></body></html>\n`,
  ].join("");
}

/** Writes the embeddable record and its drawing. */
export async function writeEmbed(
  rasterizer: Rasterizer,
  { content, record }: Sources,
  { address }: SitePlace,
  out: string,
): Promise<void> {
  const frame = withDateStyle(content.site, () => recordFrame(content.site, record));
  if (frame === undefined) return;
  const box = `viewBox="0 0 ${FRAME_WIDTH} ${FRAME_HEIGHT}"`;
  const size = `width="${FRAME_WIDTH}" height="${FRAME_HEIGHT}"`;
  const svg = inWholeUnits(
    rasterizer.outlined(
      `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${size}>${frame.markup}</svg>`,
    ),
  );
  await mkdir(join(out, dirname(EMBED_PATH)), { recursive: true });
  await writeFile(join(out, EMBED_PICTURE), svg);
  await writeFile(join(out, `${EMBED_PATH}.html`), frameDocument(frame, svg, address));
}
