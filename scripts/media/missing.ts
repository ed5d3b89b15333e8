import { groupBy } from "#app/lib/list.ts";
import { plural } from "#app/lib/plural.ts";
import type { Picture } from "#app/media/pictures/all-pictures.ts";

/** Page that shows a kind of picture, by the pattern of its keys. */
const pages: readonly (readonly [RegExp, string])[] = [
  [/^busts-(\d+)/, "Roster $1, portraits"],
  [/^action-(\d+)/, "Roster $1, action shots"],
  [/^emblems-(\d+)/, "Results $1, logos of tournaments"],
  [/^team-(\d+)/, "Results $1, the team at tournaments"],
  [/^crest-/, "Opponents, logos"],
  [/^photos-(\d+)/, "News $1, photo grid"],
  [/^photos-all/, "News, photo grid of all seasons"],
  [/^sleeves-(\d+)/, "Roster $1, covers of playlists"],
  [/^mark-(\d+)/, "Roster $1, lettering"],
  [/^badge-/, "Badge Quest, badges"],
  [/^values-/, "Core Values"],
  [/^sponsors-/, "Sponsors, logos"],
  [/^(?:mark|the-team)/, "Every page and About"],
];

/** The page that shows a picture, and its role there. */
export function pageOf({ key }: Picture): string {
  const [pattern, page] = pages.find(([known]) => known.test(key)) ?? [/$/, "Other pages"];
  return page.replace("$1", pattern.exec(key)?.[1] ?? "");
}

/** Subject of a picture: the last part of its first path, without common prefixes. */
function nameOf({ places: [place = ""] }: Picture): string {
  return place
    .replace(/^.*\//, "")
    .replace(/^.*_(?:headshot|actionshot)_/, "")
    .replace(/\.\w+$/, "");
}

/** Lines with the number of pictures per page, and which of them are drawings. */
export function missingByPage(wanted: readonly Picture[], supplied: ReadonlySet<string>): string[] {
  return [...groupBy(wanted, pageOf)].flatMap(([page, pictures]) => {
    const drawn = pictures.filter(({ key }) => !supplied.has(key));
    if (drawn.length === 0) return [];
    const count = `${drawn.length} of ${plural(pictures.length, "picture")}`;
    return [
      `  ${page}: ${count}${drawn.length === pictures.length ? "" : `: ${drawn.map(nameOf).join(", ")}`}`,
    ];
  });
}
