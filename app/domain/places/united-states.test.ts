import { expect, test } from "vitest";
import { stateWithCode } from "./state.ts";
import { statesOfCountry, UNITED_STATES } from "./united-states.ts";

const { list } = UNITED_STATES;
const kinds = (kind: string) => list.filter((state) => state.kind === kind);
const findTile = (code: string) => stateWithCode(code, UNITED_STATES)?.tile;

test("the country has fifty states, one district, five territories and Mexico", () => {
  const counts = ["state", "district", "territory", "bonus"].map((kind) => kinds(kind).length);
  expect(counts).toEqual([50, 1, 5, 1]);
});

test("codes, names and tiles are unique", () => {
  expect(new Set(list.map(({ code }) => code)).size).toBe(57);
  expect(new Set(list.map(({ name }) => name)).size).toBe(57);
  expect(new Set(list.map(({ tile }) => `${tile.column} ${tile.row}`)).size).toBe(57);
});

test("states are sorted by name, and names are complete", () => {
  const names = kinds("state").map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect([names[0], names.at(-1)]).toEqual(["Alabama", "Wyoming"]);
  expect(stateWithCode("DC", UNITED_STATES)?.name).toBe("District of Columbia");
});

test("the map has Alaska, Maine, Hawaii and Florida in its corners, and Michigan in between", () => {
  expect(findTile("AK")).toEqual({ column: 1, row: 1 });
  expect(findTile("ME")).toEqual({ column: 11, row: 1 });
  expect(findTile("HI")).toEqual({ column: 1, row: 8 });
  expect(findTile("FL")).toEqual({ column: 9, row: 8 });
  expect(findTile("MI")).toEqual({ column: 8, row: 3 });
});

test("every state has a valid time zone, and one in two zones has both", () => {
  for (const { code, timeZones } of [...kinds("state"), ...kinds("district")]) {
    expect(timeZones.length, code).toBeGreaterThan(0);
    for (const timeZone of timeZones) {
      expect(() => new Intl.DateTimeFormat("en-US", { timeZone }), timeZone).not.toThrow();
    }
  }
  const zones = stateWithCode("TN", UNITED_STATES)?.timeZones;
  expect(zones).toEqual(["America/New_York", "America/Chicago"]);
});

test("other countries have no known states", () => {
  expect(statesOfCountry("IE")).toMatchObject({ country: "IE", list: [] });
});
