import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { clubMark } from "#app/domain/marks.ts";
import { pngIcons } from "#app/outputs/identity/icons.ts";
import { identityTexts } from "#app/outputs/identity/identity-texts.ts";
import type { SitePlace } from "#app/outputs/identity/site-place.ts";
import { isStandIn } from "#app/routes/paths.ts";
import type { Sources } from "#app/routes/sources.ts";
import type { WrittenPage } from "#scripts/build/pages.ts";
import type { Rasterizer } from "./rasterizer.ts";

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Writes icons, the manifest, and the texts for robots and people. */
export async function writeIdentity(
  rasterizer: Rasterizer,
  { record, inks }: Sources,
  pages: readonly WrittenPage[],
  site: SitePlace & { readonly publishedAt: number },
  out: string,
): Promise<void> {
  const addressed = pages.filter(({ name }) => !isStandIn(name));
  const texts = Object.entries(identityTexts(record, site, addressed, inks.light.bg));
  await Promise.all([
    ...texts.map(([file, text]) => write(join(out, file), text)),
    ...pngIcons(clubMark(record)).map(async ({ file, side, markup, viewBox }) => {
      const picture = { markup, viewBox, width: side, height: side };
      await write(join(out, file), await rasterizer.rasterize(picture));
    }),
  ]);
}
