import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clubInks } from "#app/art/inks/club-inks.ts";
import { ratio } from "#app/art/inks/color.ts";
import { inkStyles } from "#app/art/inks/ink-styles.ts";
import { filesBelow } from "#tests/support/files.ts";

type Inks = ReadonlyMap<string, string>;

function inksIn(css: string): Inks {
  return new Map(
    Array.from(css.matchAll(/--([\w-]+):([^;]+);/g), ([, name = "", value = ""]) => [name, value]),
  );
}

/** Custom properties of a club's colors, by day and at night. */
function schemes(colors: readonly string[]): Readonly<Record<"day" | "night", Inks>> {
  const [byDay = "", atNight = ""] = inkStyles(clubInks(colors)).split("@media");
  const day = inksIn(byDay);
  return { day, night: new Map([...day, ...inksIn(atNight)]) };
}

/** Color of a custom property, with references resolved. */
function colorOf(inks: Inks, name: string): string | undefined {
  const value = inks.get(name);
  const other = /^var\(--([\w-]+)\)$/.exec(value ?? "")?.[1];
  return other === undefined ? value : colorOf(inks, other);
}

/** Declarations of each rule, without nested rules. */
function rulesOf(css: string): string[] {
  const open: string[] = [""];
  const rules: string[] = [];
  for (const part of css.replaceAll(/\/\*[\s\S]*?\*\//g, "").split(/(?<=[{};])/)) {
    if (part.endsWith("{")) open.push("");
    else if (part.endsWith("}")) rules.push(open.pop() ?? "");
    else open.push(`${open.pop() ?? ""}${part.trim()}\n`);
  }
  return rules;
}

/** The text color and the background that one rule sets. */
const pairs = filesBelow("app", /\.css$/).flatMap((path) =>
  rulesOf(readFileSync(path, "utf8")).flatMap((rule) => {
    const text = /^color: var\(--([\w-]+)\);$/m.exec(rule)?.[1];
    const ground = /^background(?:-color)?: var\(--([\w-]+)\);$/m.exec(rule)?.[1];
    return text === undefined || ground === undefined ? [] : [{ path, text, ground }];
  }),
);

test.each([["#e8b23a", "#1f4e9e", "#8a1f3d", "#1e6b45"], ["#006a6a"], ["#ffee00", "#111111"]])(
  "text contrasts with the background set by its rule, in light and dark mode: a club in %s",
  (...colors) => {
    const found = Object.entries(schemes(colors)).flatMap(([scheme, inks]) =>
      pairs.flatMap(({ path, text, ground }) => {
        const [color, background] = [colorOf(inks, text), colorOf(inks, ground)];
        if (color === undefined || background === undefined) return [];
        const reached = ratio(color, background);
        return reached >= 4.5 ? [] : [`${path}, ${scheme}: ${text} on ${ground}, ${reached}`];
      }),
    );
    expect(pairs.length).toBeGreaterThan(20);
    expect(found).toEqual([]);
  },
);
