import type { ComponentType } from "react";
import type { ReadQuery } from "#app/paths.ts";
import type { ThemeColours } from "#app/identity/theme-colours.ts";
import type { Album } from "#app/lib/photograph/photograph.ts";

/** What a page module offers: the head of its document and its view, already fed with its content. */
export interface Page {
  title: string;
  description: string;
  View: ComponentType;
  /** The art sheets that its first view shows; a step to it fetches them ahead. */
  art: readonly string[];
  /** What the team has supplied for the pictures of this page. */
  photographs?: Album;
  /** What a step to one of its addresses waits for; nothing where all is here. */
  prepare?: (read: ReadQuery) => Promise<unknown> | undefined;
  /** What one of its addresses needs beyond its module; a document waits for it a moment, a step does not. */
  fetchAhead?: (read: ReadQuery) => Promise<unknown> | undefined;
  /** What the browser paints around it, where that is not the site's ground. */
  themeColours?: ThemeColours;
  /** A world of its own: its view brings its own header and its own `main` with the id "main". */
  standsAlone?: true;
}
