/** The content of a club with the people, teams and events that the manuals name. */
const people = ["alder", "birch", "quinn"];

const makeName = (key: string) => `${key.charAt(0).toUpperCase()}${key.slice(1)}`;

const players = people
  .map((key, index) => {
    const first = key === "alder" ? "Ada" : `Mo${index}`;
    return `${key}:\n  name: { first: ${first}, last: ${makeName(key)} }\n  jersey: ${index + 8}\n  position: Cutter\n`;
  })
  .join("");

const writeRoster = (year: number, ...names: readonly string[]) =>
  `displayName: Gale ${year}\ncaptains: [${names[0]}]\nplayers: [${names.join(", ")}]\n`;

const writeTournament = (name: string, start: string, end: string, ...more: readonly string[]) =>
  [
    `name: ${name}`,
    `dates: { start: ${start}, end: ${end} }`,
    "timeZone: America/New_York",
    "location: { city: Providence, state: RI }",
    "sanctioned: true",
    ...more,
    "",
  ].join("\n");

const unplayedGame = (day: string) => `games:\n  - { opponent: drift, type: POOL, date: ${day} }`;

export const recipeClub: Readonly<Record<string, string>> = {
  "site.yml": `name: Gale Ultimate
teamName: Gale
domain: gale.example
dates: day-first
founding: { year: 2014, regions: [Providence], division: women’s club }
about: A team.
captainsEmail: captains@gale.example
socialLinks: []
sponsors: []
tryouts: { callout: Come and throw!, link: https://forms.example/ }
defaultRoster: gale-2022
badgeQuest: { edition: 2022, welcome: Welcome. }
`,
  "players.yml": players,
  "opponents.yml": "drift: { name: Drift }\n",
  "badge-quest/badges.yml":
    "HI_FIVE: { title: High Five, rule: Give one., value: Joy, icon: txt:5 }\n",
  "badge-quest/2022/edition.yml":
    "title: Badge Quest 2022\nroster: gale-2022\nactivated: [HI_FIVE]\nnewest: [HI_FIVE]\n",
  "badge-quest/2022/awards.csv":
    "badge,player,date,time,zone,note,again\nHI_FIVE,birch,2022-07-01,,,,\n",
  "seasons/2022/roster.yml": `${writeRoster(2022, "quinn", "alder", "birch")}results: { wins: 1, losses: 0 }\n`,
  "seasons/2022/news.yml":
    "- { title: Fog, link: https://news.example/fog, date: 2022-08-21, author: Gazette, type: ARTICLE }\n",
  "seasons/2022/tournaments/2022-fog-bowl.yml": writeTournament(
    "Fog Bowl",
    "2022-08-20",
    "2022-08-21",
    "result: 5",
    "games:",
    "  - { opponent: drift, type: POOL, date: 2022-08-20, us: 13, them: 9 }",
  ),
  "seasons/2023/roster.yml": writeRoster(2023, "quinn", "alder", "birch"),
  "seasons/2023/tournaments/2023-fog-bowl.yml": writeTournament(
    "Fog Bowl",
    "2023-08-19",
    "2023-08-20",
    unplayedGame("2023-08-19"),
  ),
};
