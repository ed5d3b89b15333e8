import type { ThemeColors } from "./theme-colors.ts";
import type { Album } from "#app/lib/photograph.ts";
import { cleanPath } from "#app/lib/path/pattern.ts";
import { DATA_ENDING } from "#app/routes/page-declaration.ts";
import type { SiteData } from "./site.ts";

/** Build version of a page's data. */
export interface PageVersion {
  /** Hash of the scripts. Data for other scripts are not used. */
  readonly code: string;
  /** Hash of the data. A document is hydrated only with the data it was rendered from. */
  readonly revision: string;
}

/** Version and URL of a document's data. */
export interface PageDataSource extends PageVersion {
  /** `/results.page.json` */
  readonly address: string;
}

declare global {
  interface Window {
    /**
     * Response with the data of the document's page; `entry-start.ts` requests it together with the scripts.
     */
    pageData?: Promise<Response>;
    /** Set by `entry-client.ts`. */
    isAppStarted?: boolean;
    /**
     * Reloads the document if its scripts or data are missing, damaged or of another version; once,
     * bypassing the caches of the browser and the service worker. Set by `entry-start.ts`.
     *
     * @returns whether it reloads
     */
    reloadOnce: () => Promise<boolean>;
  }
}

/** Everything the browser needs for a page, besides its code. */
export interface PageContent<Data = unknown> {
  readonly title: string;
  /** URLs of the art sheets in its first view, to prefetch for links. */
  readonly art: readonly string[];
  /** Photographs and logos that replace this page's drawings. */
  readonly photographs: Album;
  /** Theme colors of the browser's UI around the page. */
  readonly themeColors: ThemeColors;
  readonly site: SiteData;
  readonly data: Data;
}

/** The JSON data file of a page. */
export interface PageFile<Data = unknown> extends PageContent<Data>, PageVersion {}

/**
 * Base name of a page's files: `results` for `/results`, `index` for Home. The document is `results.html`.
 *
 * @param path of a page, without a query
 */
export function fileStem(path: string): string {
  const clean = cleanPath(path);
  return clean === "/" ? "index" : clean.slice(1);
}

/** Name of the file with a page's data: `results.page.json` for the base name `results`. */
export function dataFile(stem: string): string {
  return stem + DATA_ENDING;
}
