import type { ThemeColours } from "./theme-colours.ts";
import type { Album } from "#app/lib/photograph.ts";
import { cleanPath } from "#app/lib/path/pattern.ts";
import { DATA_ENDING } from "#app/page-declaration.ts";
import type { SiteData } from "./site.ts";

/** Build version of a page's data. */
export interface PageVersion {
  /** Changes with the scripts: data of other code are not read. */
  readonly code: string;
  /** Changes with the data: the document is hydrated with none but those that it was rendered from. */
  readonly revision: string;
}

/** Version and address of a document's data. */
export interface PageDataSource extends PageVersion {
  /** `/results.page.json` */
  readonly address: string;
}

declare global {
  interface Window {
    /** The answer with the data of the document's page; `entry-start.ts` asks for them beside the scripts. */
    pageData?: Promise<Response>;
  }
}

/** Everything that the browser needs of one page beside the code of its kind. */
export interface PageContent<Data = unknown> {
  readonly title: string;
  /** Addresses of the art sheets in its first view; a link to it prefetches them. */
  readonly art: readonly string[];
  /** Photographs and logos that replace this page's drawings. */
  readonly photographs: Album;
  /** Colors of the browser's own bars around the page. */
  readonly themeColours: ThemeColours;
  readonly site: SiteData;
  readonly data: Data;
}

/** The JSON file of a page. */
export interface PageFile<Data = unknown> extends PageContent<Data>, PageVersion {}

/**
 * A page's files without their ending: `results` for `/results`, `index` for Home. The document is
 * `results.html`.
 *
 * @param path of a page, without a query
 */
export function fileStem(path: string): string {
  const clean = cleanPath(path);
  return clean === "/" ? "index" : clean.slice(1);
}

/** The file with a page's data: `results.page.json` for the stem `results`. */
export function dataFile(stem: string): string {
  return stem + DATA_ENDING;
}
