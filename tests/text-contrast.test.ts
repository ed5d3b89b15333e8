import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clubInks } from "#app/art/inks/club-inks.ts";
import { ratio } from "#app/art/inks/contrast.ts";
import { inkStyles } from "#app/art/inks/ink-styles.ts";
import { filesBelow } from "#tests/support/files.ts";

type Inks = ReadonlyMap<string, string>;

function inksIn(css: string): Inks {
  return new Map(
    Array.from(css.matchAll(/--([\w-]+):([^;]+);/g), ([, name = "", value = ""]) => [
      name,
      value.trim(),
    ]),
  );
}

/** Custom properties of a club's colors, by day and at night. */
function schemes(colors: readonly string[]): Readonly<Record<"day" | "night", Inks>> {
  const [byDay = "", atNight = ""] = inkStyles(clubInks(colors)).split("@media");
  const day = inksIn(byDay);
  return { day, night: new Map([...day, ...inksIn(atNight)]) };
}

/** Color of a custom property, with references resolved. */
function resolveColor(inks: Inks, name: string): string | undefined {
  const value = inks.get(name);
  const reference = /^var\(--([\w-]+)\)$/.exec(value ?? "")?.[1];
  return reference === undefined ? value : resolveColor(inks, reference);
}

const playlists = "app/pages/playlists/";
const playlistInks = inksIn(readFileSync(`${playlists}PlaylistsPage.module.css`, "utf8"));

/** The colors of a sheet: the page of the playlists has its own. */
const inksOf = (path: string, inks: Inks): Inks =>
  path.startsWith(playlists) ? new Map([...inks, ...playlistInks]) : inks;

interface Rule {
  /** Selectors and conditions around it, the outermost first. */
  readonly within: readonly string[];
  readonly declarations: string;
}

/** All rules, each without those nested in it. */
function parseRules(css: string): Rule[] {
  const open = [{ within: [] as string[], declarations: "" }];
  const rules: Rule[] = [];
  for (const part of css.replaceAll(/\/\*[\s\S]*?\*\//g, "").split(/(?<=[{};])/)) {
    const inner = open.at(-1);
    if (inner === undefined) break;
    if (part.endsWith("{")) {
      open.push({ within: [...inner.within, part.slice(0, -1).trim()], declarations: "" });
    } else if (part.endsWith("}")) rules.push(...open.splice(-1));
    else inner.declarations += `${part.trim()}\n`;
  }
  return rules;
}

/** Contrast of text, WCAG 1.4.3. */
const MIN_CONTRAST = 4.5;

const TEXT = /^color: var\(--([\w-]+)\);$/m;
const GROUND = /^background(?:-color)?: var\(--([\w-]+)\);$/m;

const sheets = filesBelow("app", /\.css$/).map((path) => ({
  path,
  rules: parseRules(readFileSync(path, "utf8")),
}));

/** The text color and the background that one rule sets. */
const pairs = sheets.flatMap(({ path, rules }) =>
  rules.flatMap(({ declarations }) => {
    const text = TEXT.exec(declarations)?.[1];
    const ground = GROUND.exec(declarations)?.[1];
    return text === undefined || ground === undefined ? [] : [{ path, text, ground }];
  }),
);

const AT_NIGHT = "@media (prefers-color-scheme: dark)";

/** Names of the tokens that a property of one selector has, by day and at night. */
interface Tokens {
  readonly selector: string;
  readonly day: string | undefined;
  readonly night: string | undefined;
}

/** Tokens that the rules on screens set a property to; undefined is another value. */
function tokensSet(rules: readonly Rule[], property: "color" | "background"): Tokens[] {
  const token = property === "color" ? TEXT : GROUND;
  const isSet = property === "color" ? /^color:/m : /^background(?:-color)?:/m;
  const onScreens = rules.filter(
    ({ within, declarations }) =>
      isSet.test(declarations) && !/forced-colors|print/.test(within.join(" ")),
  );
  const bySelector = (some: readonly Rule[]) =>
    new Map(
      some.map(({ within, declarations }) => [
        within.filter((part) => part !== AT_NIGHT).join(" "),
        token.exec(declarations)?.[1],
      ]),
    );
  const isNight = ({ within }: Rule) => within.includes(AT_NIGHT);
  const day = bySelector(onScreens.filter((rule) => !isNight(rule)));
  const night = new Map([...day, ...bySelector(onScreens.filter(isNight))]);
  return [...night.keys()].map((selector) => ({
    selector,
    day: day.get(selector),
    night: night.get(selector),
  }));
}

/** Rules whose text has no background in their file, and why they need none there. */
const withoutBackground: Readonly<Record<string, string>> = {
  "app/pages/about/Testimonials.module.css .stars": "drawn stars, which a text repeats",
  'app/ui/Button/Button.module.css .round &[aria-disabled="true"]': "a disabled button",
  "app/ui/DayDisc/DayDisc.module.css .disc": "lies on the ink that its view passes",
  "app/entities/finish/Medal.module.css .metal": "lies on the metal that its view passes",
};

/** The contrast of two tokens; any is enough for a text that is no token, and none for such a background. */
function contrast(inks: Inks, text: string | undefined, ground: string | undefined): number {
  const color = resolveColor(inks, text ?? "");
  if (color === undefined) return Infinity;
  const background = resolveColor(inks, ground ?? "");
  return background === undefined ? 0 : ratio(color, background);
}

const clubs = [["#e8b23a", "#1f4e9e", "#8a1f3d", "#1e6b45"], ["#006a6a"], ["#ffee00", "#111111"]];

test.each(clubs)(
  "where one CSS rule sets text and background, they contrast in light and dark mode: a club in %s",
  (...colors) => {
    const found = Object.entries(schemes(colors)).flatMap(([scheme, inks]) =>
      pairs.flatMap(({ path, text, ground }) => {
        const named = inksOf(path, inks);
        const [color, background] = [resolveColor(named, text), resolveColor(named, ground)];
        if (color === undefined || background === undefined) return [];
        const reached = ratio(color, background);
        return reached >= MIN_CONTRAST
          ? []
          : [`${path}, ${scheme}: ${text} on ${ground}, ${reached}`];
      }),
    );
    expect(pairs.length).toBeGreaterThan(20);
    expect(found).toEqual([]);
  },
);

test("every text has a background in its stylesheet that it contrasts with, by day and at night", () => {
  const found = clubs.flatMap((colors) => {
    const all = schemes(colors);
    return sheets.flatMap(({ path, rules }) => {
      const [day, night] = [inksOf(path, all.day), inksOf(path, all.night)];
      const page = { day: "bg", night: "bg" };
      const grounds = [page, ...tokensSet(rules, "background")];
      const isReadable = (text: Tokens) =>
        grounds.some(
          (ground) =>
            contrast(day, text.day, ground.day) >= MIN_CONTRAST &&
            contrast(night, text.night, ground.night) >= MIN_CONTRAST,
        );
      return tokensSet(rules, "color").flatMap((text) =>
        isReadable(text) ? [] : [`${path} ${text.selector}`],
      );
    });
  });
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(withoutBackground).toSorted());
});
