import { calendars } from "#app/outputs/calendar/calendars.ts";
import { feeds } from "#app/outputs/feeds/feeds.ts";
import { identityTexts, type SitePlace } from "#app/outputs/identity/identity-texts.ts";
import { dataFiles } from "#app/outputs/open-data/data-files.ts";
import { isStandIn } from "#app/routes/paths.ts";
import type { Sources } from "#app/routes/sources.ts";
import { SEARCH_INDEX } from "#app/search/load-search.ts";
import type { ServerBundle } from "./bundle.ts";
import type { WrittenPage } from "./pages.ts";
import { writeIcons, writeShareCards } from "./pictures/drawings.ts";
import { writeMedia } from "./pictures/media.ts";
import type { Rasterizer } from "./pictures/rasterizer.ts";
import type { PackedKit } from "./press-kit.ts";
import { writeBelow } from "./write-below.ts";

/** The inputs of the outputs, besides the record. */
interface OutputParts {
  readonly server: ServerBundle;
  readonly pages: readonly WrittenPage[];
  readonly place: SitePlace;
  /** Time with which files are stamped, in milliseconds since 1970. */
  readonly stamp: number;
  readonly rasterizer: Rasterizer;
  readonly press: PackedKit | undefined;
  /** Folders of the developed photographs. */
  readonly folders: readonly string[];
}

/** Calendars, feeds, open data, the search index, icon, and texts for browsers and robots. */
function listTexts(sources: Sources, { server, pages, place, stamp, rasterizer }: OutputParts) {
  const { record, inks } = sources;
  const listedPages = pages.filter(({ name }) => !isStandIn(name));
  const site = { ...place, publishedAt: stamp };
  return [
    ...calendars(record, place.address, stamp),
    ...feeds(record, place, stamp),
    ...dataFiles(record),
    ...Object.entries(identityTexts(record, site, listedPages, inks.light.bg)),
    ["favicon.svg", rasterizer.outlined(server.drawIcon(sources))] as const,
    [SEARCH_INDEX, JSON.stringify(server.makeSearchIndex(sources))] as const,
  ];
}

/** Writes everything that is neither a page nor a script; returns the numbers of share cards and photographs. */
export async function writeOutputs(
  sources: Sources,
  parts: OutputParts,
  out: string,
): Promise<readonly [cards: number, photographs: number]> {
  const { pages, rasterizer, press, folders } = parts;
  for (const [file, text] of listTexts(sources, parts)) await writeBelow(out, file, text);
  if (press !== undefined) await writeBelow(out, press.kit.path, press.archive);
  await writeIcons(sources.record, rasterizer, out);
  return Promise.all([writeShareCards(pages, rasterizer, out), writeMedia(folders, out)]);
}
