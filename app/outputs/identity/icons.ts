import { clubIcon, plainIcon, teamCrest } from "#app/art/mark/crest-and-icon.ts";
import { factor, xy, transformShapes, rect } from "#app/art/print/shapes.ts";
import { type ClubMark, clubMark } from "#app/domain/marks.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { paths, pageLabels } from "#app/routes/paths.ts";
import { enumerate } from "#words/grammar.ts";
import * as words from "#words/identity.ts";
import * as language from "#words/language.ts";

/** An icon to be rasterized to a PNG file. */
export interface Icon {
  /** Path below the site's root. */
  readonly file: string;
  /** Width and height in pixels. */
  readonly side: number;
  readonly markup: string;
  readonly viewBox: string;
  /** As the web app manifest defines it; undefined for icons that are not in the manifest. */
  readonly purpose?: "any" | "maskable" | "monochrome";
}

const CREST_BOX = "0 0 300 300";
const ICON_CENTER = 150;

/** The crest on ink up to all edges; its ring stays visible when the icon is cropped to a circle. */
function crestOnInk(mark: ClubMark, scale: number): string {
  const shift = ICON_CENTER * (1 - scale);
  const crest = transformShapes(
    `translate(${xy(shift, shift)}) scale(${factor(scale)})`,
    teamCrest(mark),
  );
  return rect(0, 0, 2 * ICON_CENTER, 2 * ICON_CENTER, "black") + crest;
}

/** A monochrome icon, which the system colors, as large as fits a circle. */
const MONOCHROME_TRANSFORM = "translate(29.5 29.5) scale(2.41)";

/** A maskable icon is cropped to any shape that contains a circle of 80 % of its side. */
const IN_SAFE_ZONE = 0.82;
/** Home screens round the corners, but crop little else. */
const ON_HOME_SCREEN = 0.95;

/** All PNG icons: the club's icon for tabs and in one color, the crest for all others. */
export function pngIcons(mark: ClubMark): Icon[] {
  const touch = crestOnInk(mark, ON_HOME_SCREEN);
  const inManifest = [
    ["any", "crest", teamCrest(mark)],
    ["maskable", "maskable", crestOnInk(mark, IN_SAFE_ZONE)],
    ["monochrome", "monochrome", transformShapes(MONOCHROME_TRANSFORM, plainIcon(mark))],
  ] as const;
  return [
    { file: "favicon.png", side: 48, markup: clubIcon(mark), viewBox: "0 0 100 100" },
    { file: "apple-touch-icon.png", side: 180, markup: touch, viewBox: CREST_BOX },
    ...inManifest.flatMap(([purpose, name, markup]) =>
      [192, 512].map((side) => {
        return { file: `icons/${name}-${side}.png`, side, markup, viewBox: CREST_BOX, purpose };
      }),
    ),
  ];
}

const SHORTCUTS = [
  { path: paths.results(), name: pageLabels.results, description: words.everyScore },
  { path: paths.roster(), name: pageLabels.roster, description: words.whoWasOnTheTeam },
  { path: paths.news(), name: pageLabels.news, description: words.articlesAndVideos },
];

function iconsAt(base: string, mark: ClubMark) {
  const png = pngIcons(mark).flatMap(({ file, side, purpose }) =>
    purpose === undefined
      ? []
      : [{ src: base + file, sizes: `${side}x${side}`, type: "image/png", purpose }],
  );
  return [{ src: `${base}favicon.svg`, sizes: "any", type: "image/svg+xml" }, ...png];
}

/**
 * The web app manifest: name and look of the installed site.
 *
 * @param base base path of the site, with a slash at both ends
 * @param pages the paths of all pages
 * @param ground background color in the light theme
 */
export function webManifest(
  record: Pick<ClubRecord, "club" | "seasons">,
  base: string,
  pages: readonly string[],
  ground: string,
) {
  const { name, teamName, founding } = record.club;
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
    icons: iconsAt(base, clubMark(record)),
    shortcuts: SHORTCUTS.filter(({ path }) => pages.includes(path)).map(({ path, ...shortcut }) =>
      Object.assign(shortcut, { url: base + path.slice(1) }),
    ),
  };
}
