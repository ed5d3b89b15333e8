import { expect, test } from "vitest";
import { afterChoice, isBeyondDefault, seasonFilter } from "./season-filter.ts";

const rival2022 = { id: "rival-2022" };
const rival2021 = { id: "rival-2021" };
const rival2019 = { id: "rival-2019" };

const filterOf = (address: string) => {
  const query = new URLSearchParams(address);
  const read = (name: string) => query.get(name) ?? undefined;
  return seasonFilter([rival2022, rival2021, rival2019], rival2021, read);
};

test("an address without a query shows the default season, not all", () => {
  expect(filterOf("")).toEqual({ season: rival2021, showAll: false, isUnknown: false });
});

test("a season in the address is the selected one", () => {
  expect(filterOf("season=rival-2019").season).toBe(rival2019);
});

test("only show=all shows all, and keeps the season for later", () => {
  expect(filterOf("show=all&season=rival-2019")).toEqual({
    season: rival2019,
    showAll: true,
    isUnknown: false,
  });
  expect(filterOf("show=some").showAll).toBe(false);
});

test("an unknown season is the default and says so, unless all are shown", () => {
  const shown = { season: rival2021, showAll: false, isUnknown: true };
  expect(filterOf("season=rival-2030")).toEqual(shown);
  expect(filterOf("season=rival-2030&show=all").isUnknown).toBe(false);
});

test("all leave the season in the address; a season takes them back", () => {
  expect(afterChoice("all", "rival-2021")).toStrictEqual({ show: "all" });
  const changes = { season: "rival-2019", show: undefined };
  expect(afterChoice("rival-2019", "rival-2021")).toStrictEqual(changes);
});

test("the default season leaves the address", () => {
  const changes = { season: undefined, show: undefined };
  expect(afterChoice("rival-2021", "rival-2021")).toStrictEqual(changes);
});

function beyond(address: string): boolean {
  const query = new URLSearchParams(address);
  return isBeyondDefault(
    [rival2022, rival2021],
    "rival-2021",
    (name) => query.get(name) ?? undefined,
  );
}

test("only another season that is known, or all of them, is beyond the default", () => {
  expect(["season=rival-2022", "show=all"].map(beyond)).toEqual([true, true]);
  expect(["", "season=rival-2021", "season=rival-1999"].map(beyond)).toEqual([false, false, false]);
});
