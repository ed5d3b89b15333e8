import * as fc from "fast-check";
import { stringify } from "yaml";
import { SCENE_NAMES } from "#app/domain/tournaments.ts";

/** Fields of an entry, some omitted. */
function entry<T extends Record<string, unknown>>(
  needed: { [K in keyof T]: fc.Arbitrary<T[K]> },
  optional: Readonly<Record<string, fc.Arbitrary<unknown>>> = {},
): fc.Arbitrary<Record<string, unknown>> {
  const all = { ...needed, ...optional };
  return fc.record(all, { requiredKeys: Object.keys(needed) });
}

const some = <T>(item: fc.Arbitrary<T>, maxLength: number) => fc.array(item, { maxLength });

/** Mostly a unique name, sometimes a shared one. */
function named(key: string) {
  return fc.oneof(
    { arbitrary: fc.constantFrom(`${key} & <Co.>`, `The ${key}`), weight: 15 },
    { arbitrary: words, weight: 1 },
  );
}

/** Few of each, so that many clubs have duplicates. */
const names = fc.constantFrom("Fog Bowl", "Tide Turn", "Nationals", "Fog-Bowl", "Ä & <Ö>", "2019");
const words = fc.constantFrom("Gale", "Drift", "The wind", "O’Neil", "Łódź", "“Quote” & Co.", "芳");
const links = fc.constantFrom(
  "https://events.example/a",
  "https://events.example/b?x=1&y=2#z",
  "mailto:captains@gale.example",
  "/",
  "/about",
  "/roster",
);
const cities = entry(
  { city: fc.constantFrom("Portland", "Cork", "Köln") },
  { state: fc.constantFrom("ME", "OH", "IL") },
);
const teams = ["gale", "drift", "eddy", "cormorant", "egret", "heron"];
const people = ["alder", "birch", "cedar", "elm", "oak"];
const badges = ["LOW_TIDE", "HIGH_TIDE", "FIFTY_PLATES"];
const years = [2017, 2018, 2019];

const opponents = fc
  .uniqueArray(fc.constantFrom(...teams), { minLength: 3 })
  .chain((keys) =>
    fc.tuple(
      ...keys.map((key) =>
        entry(
          { name: named(key), location: cities },
          {
            displayNameOverride: named(key),
            ...(key === keys[0] && { formerly: fc.subarray(keys.slice(1, 3)) }),
          },
        ).map((fields) => [key, fields] as const),
      ),
    ),
  )
  .map((entries) => Object.fromEntries(entries));

const players = fc
  .tuple(
    ...people.map((key) =>
      entry(
        {
          name: entry(
            { first: fc.constantFrom("Ada", "Bea"), last: fc.constantFrom("Alder", "Birch-Wu") },
            { nickname: fc.constantFrom("Twig", "👩‍🚀") },
          ),
          position: fc.constantFrom("Cutter", "Handler", "Cutter", "Handler", "Coach"),
        },
        {
          jersey: fc.integer({ min: 0, max: 99 }),
          shown: fc.constantFrom("initials", "nobody"),
        },
      ).map((fields) => [key, fields] as const),
    ),
  )
  .map((entries) => Object.fromEntries(entries));

const points = fc.integer({ min: 0, max: 15 });

function game(keys: readonly string[], days: readonly string[]) {
  const opponent = fc.constantFrom(...keys);
  const type = fc.constantFrom("POOL", "BRACKET", "CONSOLATION");
  const facts = {
    date: fc.constantFrom(...days),
    time: fc.constantFrom("09:00", "11:15", "16:30"),
    round: words,
    remark: words,
    video: links,
  };
  return fc.oneof(
    {
      arbitrary: entry(
        { opponent, type, us: points, them: points },
        { ...facts, forfeit: fc.constant(true) },
      ),
      weight: 5,
    },
    { arbitrary: entry({ type }, { ...facts, opponent }), weight: 1 },
  );
}

/** A tournament with dates; without dates its games only have scores. */
function tournament(year: number, keys: readonly string[]) {
  const days = [`${year}-06-12`, `${year}-06-13`];
  const weekend = fc.constantFrom({ start: days[0], end: days[1] });
  return entry(
    {
      name: names,
      timeZone: fc.constantFrom("America/New_York", "Europe/Dublin"),
      location: cities,
      sanctioned: fc.boolean(),
      games: some(game(keys, days), 5),
    },
    {
      dates: weekend,
      link: links,
      seed: fc.integer({ min: 1, max: 20 }),
      result: fc.integer({ min: 1, max: 20 }),
      cancelled: fc.constant(true),
      remark: words,
    },
  );
}

function news(year: number, ids: readonly string[]) {
  return entry(
    {
      title: words,
      link: fc.nat({ max: 99_999 }).map((story) => `https://news.example/${story}`),
      date: fc.constantFrom(`${year}-05-01`, `${year}-07-01`),
      author: words,
      type: fc.constantFrom("ARTICLE", "VIDEO"),
    },
    ids.length === 0 ? {} : { tournament: fc.constantFrom(...ids) },
  );
}

const results = entry(
  { wins: fc.integer({ min: 0, max: 20 }), losses: fc.integer({ min: 0, max: 20 }) },
  { finish: fc.constantFrom("3rd Regionals", "T9th Nationals", "Nationals") },
);

type Files = Record<string, unknown>;

const roster = fc.uniqueArray(fc.constantFrom(...people)).chain((all) => {
  const list = fc.subarray([...all]);
  return entry(
    { displayName: words, players: fc.constant(all), captains: list },
    {
      results,
      highlights: some(words, 3),
      link: links,
      rosterAnnounceLink: links,
    },
  );
});

/** Files of a season: any of roster, tournaments and news. */
function season(year: number, keys: readonly string[], needsRoster: boolean): fc.Arbitrary<Files> {
  const slugs = ["fog-bowl", "fog-bowl-2", "tide", "nationals"].map((slug) => `${year}-${slug}`);
  return fc.uniqueArray(fc.constantFrom(...slugs), { maxLength: 4 }).chain((ids) =>
    fc
      .record(
        {
          roster,
          news: fc.array(news(year, ids), { minLength: 1, maxLength: 4 }),
          tournaments: fc.tuple(...ids.map(() => tournament(year, keys))),
        },
        { requiredKeys: needsRoster ? ["roster", "tournaments"] : ["tournaments"] },
      )
      .map(({ roster: team, news: stories, tournaments }) => {
        const files: Files = {};
        if (team !== undefined) files[`seasons/${year}/roster.yml`] = team;
        if (stories !== undefined) files[`seasons/${year}/news.yml`] = stories;
        for (const [index, id] of ids.entries()) {
          files[`seasons/${year}/tournaments/${id}.yml`] = tournaments[index];
        }
        return files;
      }),
  );
}

const coreValues = fc
  .subarray(["Fair play", "Wind"])
  .map((more) => ["Brain", "Effort", "Skill"].concat(more))
  .map((all) => all.map((name) => ({ name, color: "#003faa", explanation: "We think." })));

/** Badge Quest of the last year. */
function quest(values: readonly string[]): fc.Arbitrary<Files> {
  const badge = (key: string) =>
    entry(
      {
        title: named(key),
        rule: words,
        value: fc.constantFrom(...values),
        icon: fc.constantFrom("txt:10", "mdi:hand-wave"),
      },
      { createdBy: fc.constantFrom(...people) },
    );
  const row = fc
    .tuple(
      fc.constantFrom(...badges),
      fc.constantFrom(...people),
      fc.integer({ min: 10, max: 28 }),
      fc.constantFrom("", "Ohio", "Iowa"),
    )
    .map(([key, person, day, note]) => `${key},${person},2019-07-${day},,,${note},`);
  return fc
    .record({ all: fc.tuple(...badges.map(badge)), rows: some(row, 6) })
    .map(({ all, rows }) => ({
      "badge-quest/badges.yml": Object.fromEntries(badges.map((key, index) => [key, all[index]])),
      "badge-quest/2019/edition.yml": {
        title: "Badge Quest 2019",
        roster: "gale-2019",
        activated: badges,
      },
      "badge-quest/2019/awards.csv": ["badge,player,date,time,zone,note,again", ...rows, ""].join(
        "\n",
      ),
      "badge-quest/history.yml": [
        {
          year: 2018,
          title: "First",
          totalBadges: 3,
          participationPercent: 50,
          leaders: ["alder"],
          roster: "gale-2019",
        },
      ],
    }));
}

const playlists: Files = {
  "playlists/2019.yml": {
    title: "Gale 2019",
    roster: "gale-2019",
    footerPlayer: {
      title: "Up",
      artist: "Gale",
      link: "https://music.example/",
      progressStart: "2019-06-22",
      progressEnd: "2019-10-24",
    },
    favorites: "favorites",
    playlists: {
      favorites: {
        title: "Favorites",
        description: "All.",
        image: "a.jpg",
        trackList: people.map((artist) => ({ artist })),
      },
    },
    categories: [{ title: "One", playlists: ["favorites"] }],
  },
};

const social = entry({
  name: fc.constantFrom("facebook", "twitter", "instagram", "email"),
  link: links,
});

const site = entry(
  {
    name: fc.constantFrom("Gale Ultimate", "Gale"),
    teamName: fc.constant("Gale"),
    domain: fc.constant("gale.example"),
    founding: entry(
      {
        year: fc.constantFrom(2015, 2017),
        regions: fc.array(words, { minLength: 1, maxLength: 3 }),
        division: fc.constant("mixed club"),
      },
      { level: words },
    ),
    about: words,
    defaultRoster: fc.constant("gale-2019"),
  },
  {
    country: fc.constantFrom("US", "IE", "DE"),
    dates: fc.constantFrom("day-first", "month-first"),
    hours: fc.constantFrom(12, 24),
    colors: fc.constant(["#dcae2c", "#003faa"]),
    captainsEmail: fc.constant("captains@gale.example"),
    socialLinks: fc.uniqueArray(social, { selector: ({ name }) => name }),
    sponsors: some(entry({ name: words, link: links }, { tier: words }), 4),
    sponsorsCall: entry({ title: words, text: words }),
    governingBody: entry({ name: words }, { short: words, link: links }),
    tryouts: entry(
      { callout: words, link: links },
      { cost: words, place: words, faq: some(entry({ question: words, answer: words }), 2) },
    ),
    parts: entry(
      {},
      { badgeQuest: words, fiftyPlates: words, coreValues: words, playlists: words },
    ),
    events: entry(
      {},
      {
        "fog-bowl": entry(
          {},
          { scene: fc.constantFrom(...SCENE_NAMES), sameAs: fc.constantFrom("tide", "nationals") },
        ),
      },
    ),
    press: entry({}, { spelling: words }),
    license: entry({ name: words }, { link: links }),
    repository: fc.constant({ name: "gale/website" }),
  },
);

function written(files: Files): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(files).map(([file, value]) => [
      file,
      typeof value === "string" ? value : stringify(value),
    ]),
  );
}

/**
 * Files of a random club with many omissions and duplicates. Most such clubs are valid.
 */
export const anyClub: fc.Arbitrary<ReadonlyMap<string, string>> = opponents.chain((teamsKnown) =>
  fc
    .record(
      {
        site,
        players,
        seasons: fc.tuple(
          ...years.map((year) => season(year, Object.keys(teamsKnown), year === 2019)),
        ),
        coreValues,
        quest: quest(["Brain", "Effort", "Skill"]),
        playlists: fc.constant(playlists),
        testimonials: fc.array(
          entry({ quote: words, author: words }, { stars: fc.integer({ min: 1, max: 5 }) }),
          { minLength: 1, maxLength: 4 },
        ),
      },
      { requiredKeys: ["site", "players", "seasons"] },
    )
    .map((club) =>
      written({
        "site.yml": {
          ...club.site,
          ...(club.quest && { badgeQuest: { edition: 2019, welcome: "Hi." } }),
        },
        "players.yml": club.players,
        "opponents.yml": teamsKnown,
        ...Object.assign({}, ...(club.seasons ?? [])),
        ...(club.coreValues && { "core-values.yml": club.coreValues }),
        ...club.quest,
        ...club.playlists,
        ...(club.testimonials && { "testimonials.yml": club.testimonials }),
      }),
    ),
);
