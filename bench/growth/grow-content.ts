import { stringify } from "yaml";
import type { Content, Site } from "#app/content/content.ts";
import { files } from "#app/content/files.ts";
import { seasonId } from "#app/domain/seasons/season-id.ts";
import { growBadgeQuest } from "./grow-badge-quest.ts";
import { growSeasons } from "./grow-seasons.ts";
import { growOpponents } from "./opponents.ts";
import { growPeople } from "./people.ts";
import { growPlaylistPages } from "./playlists.ts";
import { seededRandom } from "./random.ts";

/** The seed: any number, as long as it stays the same. */
const SEED = 2015;

/** Without aliases and folded lines, as the club writes YAML. */
function written(value: unknown): string {
  return stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 });
}

/** A file of a list; a club without entries has no such file. */
function listed(file: string, list: readonly unknown[]): [string, unknown][] {
  return list.length === 0 ? [] : [[file, list]];
}

/** The site as its file has it: there the parts have other keys than on the site's pages. */
function writtenSite({ parts, ...site }: Site) {
  if (parts === undefined) return site;
  const { badgequest: badgeQuest, fiftyplates: fiftyPlates, corevalues: coreValues } = parts;
  return { ...site, parts: { badgeQuest, fiftyPlates, coreValues, playlists: parts.playlists } };
}

/**
 * Content so many times as large as the given one and of the same shapes, as files by path: the
 * same factor gives the same bytes. What comes once a year gets more years first, and where the
 * calendar ends, fuller ones (`spread`); people, opponents and badges are multiplied; what the site
 * has once (names, links, sponsors, core values, testimonials) stays as it is.
 */
export function growContent(content: Content, factor: number): ReadonlyMap<string, string> {
  const random = seededRandom(SEED);
  const { site, coreValues, testimonials } = content;
  const people = growPeople([...content.players.values()], factor, random);
  const opponents = growOpponents([...content.opponents.values()], factor, random);
  const cast = { people, opponents: Object.keys(opponents) };
  const seasons = growSeasons(content, factor, cast, random);
  const quest = growBadgeQuest(content, factor, seasons);
  const newest = Math.max(...seasons.teams.keys());
  const values = new Map<string, unknown>([
    [files.site, { ...writtenSite(site), defaultRoster: seasonId(site.teamName, newest) }],
    ...listed(files.coreValues, coreValues),
    ...listed(files.testimonials, testimonials),
    [files.players, Object.fromEntries(people)],
    [files.opponents, opponents],
    ...seasons.files,
    ...quest.files,
    ...growPlaylistPages(content, factor, seasons),
  ]);
  const texts = [...values].map(([file, value]) => [file, written(value)] as const);
  return new Map([...texts, ...quest.logs]);
}
