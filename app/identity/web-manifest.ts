import type { Site } from "#app/content/content.ts";
import { markName } from "#app/domain/marks/mark-name.ts";
import * as language from "#words/language.ts";
import { pageLabels } from "#words/page-labels.ts";
import * as words from "#words/identity.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { paths } from "#app/paths.ts";
import { type Club, pngIcons } from "./icons.ts";

const SHORTCUTS: readonly (readonly [path: string, name: string, description: string])[] = [
  [paths.results(), pageLabels.results, words.everyScore],
  [paths.roster(), pageLabels.roster, words.whoWasOnTheTeam],
  [paths.news(), pageLabels.news, words.articlesAndVideos],
];

function iconsAt(base: string, club: Club) {
  const png = pngIcons(club).flatMap(({ file, side, purpose }) =>
    purpose === undefined
      ? []
      : [{ src: base + file, sizes: `${side}x${side}`, type: "image/png", purpose }],
  );
  return [{ src: `${base}favicon.svg`, sizes: "any", type: "image/svg+xml" }, ...png];
}

/**
 * The web app manifest: how the site is called and looks once it is installed.
 *
 * @param seasons seasons the club has played
 * @param base where the site lies on its host, with a slash at both ends
 * @param pages the paths of all pages
 * @param ground the colour of the page by day
 */
export function webManifest(
  site: Site,
  seasons: number,
  base: string,
  pages: readonly string[],
  ground: string,
) {
  const { name, teamName, founding } = site;
  const home = enumerate(founding.regions);
  return {
    id: base,
    name,
    short_name: teamName,
    description: words.siteIs(teamName, founding.division, home),
    lang: language.tag,
    dir: "ltr",
    start_url: base,
    scope: base,
    display: "standalone",
    background_color: ground,
    theme_color: ground,
    categories: ["sports"],
    icons: iconsAt(base, { name: markName(site), seasons }),
    shortcuts: SHORTCUTS.filter(([path]) => pages.includes(path)).map(
      ([path, title, description]) => ({
        name: title,
        description,
        url: base + path.slice(1),
      }),
    ),
  };
}
