import { checkContent } from "#app/content/check-content.ts";
import type { Draft } from "#app/content/content.ts";
import type { Problem } from "#app/content/problem.ts";
import { withoutHints } from "#app/content/report.ts";
import { knownPages } from "#app/routes/has-page.ts";

const site = `name: Côte Sauvage Ultimate
teamName: Côte Sauvage
domain: cotesauvage.example
founding: { year: 2015, regions: [Maine], alumniOf: [Maine], division: mixed club, level: regional }
about: A team.
captainsEmail: captains@cotesauvage.example
socialLinks: []
sponsors: []
tryouts: { callout: Register, link: https://example.com/, until: 2019-05-01, timeZone: America/New_York }
defaultRoster: cote-sauvage-2019
badgeQuest: { edition: 2019, welcome: Welcome. }
`;

const coreValues = ["Brain", "Effort", "Skill", "Character"]
  .map((name) => `- { name: ${name}, color: "#003faa", explanation: We think. }\n`)
  .join("");

const players = `alder:
  name: { first: Freya, last: Alder, nickname: Moth }
  jersey: 8
  position: Cutter
ek:
  name: { first: Ingrid, last: Ek }
  jersey: 11
  position: Handler
berg:
  name: { first: Astrid, last: Berg }
  position: Coach
`;

const opponents = `anchors:
  name: Anchors
  location: { city: Chicago, state: IL }
breakwater:
  name: Break Water
  location: { city: Denver, state: CO }
`;

const roster = `displayName: Côte Sauvage 2019
results: { wins: 1, losses: 0 }
captains: [alder]
players: [alder, ek]
coaches: [berg]
`;

const tournament = `name: Elite Select Challenge
dates: { start: 2019-08-17, end: 2019-08-18 }
timeZone: America/Chicago
location: { city: Rockford, state: IL }
sanctioned: true
games:
  - { opponent: anchors, type: POOL, date: 2019-08-17, time: "09:00", us: 13, them: 9 }
`;

const badges = `HI_FIVE:
  title: Hi - Five
  createdBy: ek
  rule: Present a teammate.
  value: Character
  icon: mdi:hand-wave
  image: badge_hand.png
`;

const edition = `title: Badge Quest 2019
roster: cote-sauvage-2019
activated: [HI_FIVE]
newest: [HI_FIVE]
`;

const awards = `badge,player,date,time,zone,note,again
HI_FIVE,alder,2019-07-07,14:00,EDT,,
HI_FIVE,ek,2019-07-08,,,Ohio,
`;

const history = `- year: 2019
  title: RBQ 2019
  totalBadges: 2
  participationPercent: 100
  leaders: [alder, ek, berg]
  roster: cote-sauvage-2019
`;

const playlists = `title: Côte Sauvage 2019
roster: cote-sauvage-2019
footerPlayer:
  title: Moving Up
  artist: Côte Sauvage
  link: https://example.com/list
  progressStart: 2019-06-22
  progressEnd: 2019-10-24
favorites: favorites
playlists:
  favorites:
    title: Favorites
    description: Everyone.
    image: favorites.jpg
    trackList: [{ artist: alder }, { artist: ek }]
categories:
  - { title: One, playlists: [favorites] }
`;

const news = `- { title: Roster, link: /roster2019, date: 2019-06-25, author: Côte Sauvage, type: ARTICLE }
`;

/** A small content folder without problems, for tests. */
export const smallContent: ReadonlyMap<string, string> = new Map([
  ["badge-quest/2019/awards.csv", awards],
  ["badge-quest/2019/edition.yml", edition],
  ["badge-quest/badges.yml", badges],
  ["badge-quest/history.yml", history],
  ["core-values.yml", coreValues],
  ["opponents.yml", opponents],
  ["players.yml", players],
  ["playlists/2019.yml", playlists],
  ["seasons/2019/news.yml", news],
  ["seasons/2019/roster.yml", roster],
  ["seasons/2019/tournaments/2019-esc.yml", tournament],
  ["site.yml", site],
  ["testimonials.yml", "- { quote: I tried very hard., author: The wind }\n"],
]);

/** One replacement of text in a file of the small content; the text must be there. */
export type Replacement = readonly [file: string, from: string, to: string];

/** The small content with some texts replaced. */
export function editContent(...edits: readonly Replacement[]): ReadonlyMap<string, string> {
  const texts = new Map(smallContent);
  for (const [file, from, to] of edits) {
    const text = texts.get(file) ?? "";
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    texts.set(file, text.replace(from, to));
  }
  return texts;
}

/** Problems of the small content with some texts replaced. */
export function problemsAfter(...edits: readonly Replacement[]): readonly Problem[] {
  return findProblems(editContent(...edits));
}

/** Problems of a content, without hints. */
export function findProblems(texts: ReadonlyMap<string, string>): readonly Problem[] {
  return withoutHints(checkContent(texts, { pages: knownPages }).problems);
}

/** The draft of the small content with some texts replaced. */
export function draftAfter(...edits: readonly Replacement[]): Draft {
  return checkContent(editContent(...edits)).draft;
}
