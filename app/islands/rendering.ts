import { createContext, use } from "react";
import { hash } from "#app/art/print/shapes.ts";
import type { PageSheet, Sheet } from "#app/art/sheet.ts";
import type { Sources } from "#app/routes/sources.ts";
import { collectRules } from "#app/ui/computed-rule/rule-sink.ts";
import { findLoss } from "./island-data.ts";
import type { IslandName } from "./island-module.ts";

/** An island, as a page placed it. */
export interface PlacedIsland {
  readonly name: IslandName;
  /** When it wakes: with the page, when the browser is idle, or when the island comes into view. */
  readonly when: "load" | "idle" | "visible";
  readonly props: object;
  /** Of the keys of photographs that may replace its drawings. A key begins with the name of the drawing's sheet. */
  readonly photographPrefixes?: readonly string[];
}

/** A page while the build renders it: its parts read the sources, and add drawings and islands to its document. */
export interface Rendering {
  readonly sources: Sources;
  readonly sheets: Map<string, PageSheet>;
  /** Addresses of the sheets that are part of the document. */
  readonly inlined: Set<string>;
  readonly islands: PlacedIsland[];
  /** Files beside the page by their addresses, as JSON. */
  readonly files: Map<string, string>;
  /** CSS rules for sizes that are computed from text. */
  readonly rules: ReturnType<typeof collectRules>;
  /** @returns the position of the island on the page, from 0 */
  readonly addIsland: (island: PlacedIsland) => number;
}

/** Set by the build around each page, and not in browsers. */
export const RenderingContext = createContext<Rendering | undefined>(undefined);

/** The text in place of an island, which its markup replaces once the page is rendered. */
export const writeMark = (position: number): string => `[[island ${position}]]`;

/** Starts a page with the drawings that every document has. `addIsland` throws for props that JSON would change. */
export function startRendering(sources: Sources, sheets: readonly PageSheet[]): Rendering {
  const islands: PlacedIsland[] = [];
  return {
    sources,
    sheets: new Map(sheets.map((sheet) => [sheet.href, sheet])),
    inlined: new Set(sheets.flatMap(({ isInline, href }) => (isInline === true ? href : []))),
    islands,
    files: new Map(),
    rules: collectRules(),
    addIsland: (island) => {
      const loss = findLoss(island.props);
      if (loss !== undefined) {
        throw new TypeError(`The island ${island.name} has ${loss}, which JSON would change.`);
      }
      return islands.push(island) - 1;
    },
  };
}

/** The page being rendered; only in components that run in the build. */
export function useRendering(): Rendering {
  const rendering = use(RenderingContext);
  if (rendering === undefined) throw new Error("This part of a page runs in the build only.");
  return rendering;
}

/** The record and its surroundings; only in components that run in the build. */
export function useSources(): Sources {
  return useRendering().sources;
}

/** Whether drawings are part of the document, as for the first view, or a file beside it. */
export type SheetPlace = "inline" | "file";

/** Adds drawings to the page, as a file unless told otherwise, and returns the address of their sheet, for `Art`. */
export type AddSheet = (sheet: Sheet, place?: SheetPlace) => string;

/** Only in components that run in the build. */
export function useAddSheet(): AddSheet {
  const { sheets, inlined } = useRendering();
  return (sheet, place = "file") => {
    const isInline = place === "inline";
    sheets.set(sheet.href, { ...sheet, isInline });
    if (isInline) inlined.add(sheet.href);
    return sheet.href;
  };
}

/**
 * Writes data into a file beside the page, for views that are not in its document.
 *
 * @returns the address of the file, for `useFetched`
 */
export function useDataFile(name: string, data: object): string {
  const { files } = useRendering();
  const json = JSON.stringify(data);
  const href = `/assets/${name}-${hash(json).toString(16)}.json`;
  files.set(href, json);
  return href;
}

/** Adds drawings to the page, and returns the address of their sheet. */
export function useSheet(sheet: Sheet, place?: SheetPlace): string {
  return useAddSheet()(sheet, place);
}
