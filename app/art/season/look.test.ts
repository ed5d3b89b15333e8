import { expect, test } from "vitest";
import { actionPrint } from "#app/art/action-print/action-print.ts";
import { bust } from "#app/art/bust/bust.ts";
import { lineup } from "#app/art/lineup/lineup.ts";
import { testSeason, SQUAD } from "#app/art/testing/squad.ts";
import type { ChosenLook, HairStyles } from "#app/domain/look.ts";
import { pickLook } from "./look.ts";

/** One season on ink grounds, one on newsprint and one on all other grounds. */
const YEARS = [2015, 2021, 2022];

const FACE = /r="(?:76|11)" fill="var\(--(\w+)\)"\/>(?:<circle[^>]*fill="none"[^>]*>){2,3}/;
const HAIR = /(?:<g[^>]*>)?<\w+ [^>]*fill="var\(--(\w+)\)"/;
const HEAD = new RegExp(FACE.source + HAIR.source, "g");

/** The inks of skin and hair of every head in a picture. */
function heads(markup: string): string[] {
  return Array.from(markup.matchAll(HEAD), ([, skin = "", hair = ""]) => `${skin} ${hair}`);
}

/** Outlines of hair and headgear on a bust: everything between head and collar. */
function outlines(markup: string): string[] {
  const [worn = ""] = /r="24".*?(?=<path d="M(?:148 238|200 262))/.exec(markup) ?? [];
  return Array.from(worn.matchAll(/ d="([^"]+)"/g), ([, outline = ""]) => outline);
}

test("skin and hair have the same inks on a season’s bust, print and line-up", () => {
  for (const year of YEARS) {
    const team = lineup(testSeason(year), SQUAD, 1440, 640);
    const busts = SQUAD.map((person, place) => bust(person, testSeason(year), place));
    expect(heads(team)).toEqual(busts.flatMap(heads));
    for (const format of ["vertical", "landscape"] as const) {
      const prints = SQUAD.map((person, place) =>
        actionPrint(person, testSeason(year), place, format),
      );
      expect(prints.flatMap(heads)).toEqual(busts.flatMap(heads));
    }
    expect(busts.flatMap(heads)).toHaveLength(SQUAD.length);
  }
});

test("hair and headgear have the same shape in every season and on the line-up", () => {
  const team = lineup(testSeason(2019), SQUAD, 1440, 640);
  for (const [place, person] of SQUAD.entries()) {
    const [look = [], ...others] = YEARS.map((year) =>
      outlines(bust(person, testSeason(year), place)),
    );
    expect(look.length).toBeGreaterThan(0);
    for (const laterLook of others) expect(laterLook).toEqual(look);
    for (const outline of look) expect(team).toContain(outline);
  }
});

test("a playing coach keeps her look, a coach wears a cap", () => {
  const player = { id: "lo", position: "Handler" } as const;
  const coaching = { id: "lo", position: "Coach", usualPosition: "Handler" } as const;
  expect(pickLook(coaching, "all")).toEqual(pickLook(player, "all"));
  expect(pickLook({ id: "lo", position: "Coach" }, "all").gear).toBe("cap");
});

/** Hairstyles of a hundred people without a choice. */
function listStyles(choice: HairStyles): ReadonlySet<string> {
  const people = Array.from({ length: 100 }, (_, i) => ({
    id: `m${i}`,
    position: "Cutter" as const,
  }));
  return new Set(people.map((person) => pickLook(person, choice).hair));
}

test("people are drawn in unisex styles, unless the club allows all", () => {
  for (const long of ["bun", "twin", "ponytail", "braids", "topknot"]) {
    expect(listStyles("neutral")).not.toContain(long);
    expect(listStyles("all")).toContain(long);
  }
});

test("a chosen look wins over the random one", () => {
  for (const { id, position } of SQUAD) {
    const chosen = (look: ChosenLook) => pickLook({ id, position, look }, "neutral");
    expect(chosen({ hair: "braids" }).hair).toBe("braids");
    expect(["none", "sunglasses", "glasses"]).toContain(chosen({ hair: "bun" }).gear);
    expect(chosen({ gear: "cap" }).gear).toBe("cap");
    expect(chosen({ hair: "long", gear: "hijab" })).toMatchObject({ hair: "bald", gear: "hijab" });
  }
});
