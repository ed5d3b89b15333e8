import type { NamedPage, ViewName } from "#app/paths.ts";
import * as words from "#words/shell.ts";

/** The four text entries of the navigation, in their order (docs/product.md, Navigation). */
export const mainPages: readonly NamedPage[] = ["about", "roster", "news", "results"];

/** The pages that the bar does not list, as the footer and the phone's menu group them. */
export const otherPages: readonly {
  readonly title: string;
  readonly pages: readonly NamedPage[];
}[] = [
  { title: words.theTeam, pages: ["players", "seasons", "records", "opponents"] },
  {
    title: words.theExtras,
    pages: ["badgequest", "fiftyplates", "corevalues", "playlists", "data"],
  },
  { title: words.takePart, pages: ["join", "sponsors"] },
];

const parents: Readonly<Partial<Record<ViewName, NamedPage>>> = {
  players: "roster",
  player: "roster",
  seasons: "results",
  season: "results",
  tournament: "results",
  opponents: "results",
  opponent: "results",
  records: "results",
  join: "about",
  sponsors: "about",
};

/** The entry of the bar that a page belongs to, where it is none itself. */
export function parentOf(page: ViewName): NamedPage | undefined {
  return parents[page];
}
