import { expect, test } from "vitest";
import { notInRecord, resolveSeason } from "./resolve-season.ts";

const rival2019 = { id: "rival-2019" };
const rival2022 = { id: "rival-2022" };
const resolve = (value: string | null | undefined) =>
  resolveSeason([rival2019, rival2022], value, rival2022);

test("a season of the address is selected", () => {
  expect(resolve("rival-2019")).toEqual({ season: rival2019, isUnknown: false });
});

test("an address without a season means the default", () => {
  for (const value of [undefined, null, ""]) {
    expect(resolve(value)).toEqual({ season: rival2022, isUnknown: false });
  }
});

test("an unknown season means the default and says so", () => {
  for (const value of ["rival-2020", "RIVAL-2019", "undefined"]) {
    expect(resolve(value)).toEqual({ season: rival2022, isUnknown: true });
  }
});

test("the page says that it shows another season than was asked for", () => {
  const sentence = "That season is not in the record. This is Rival 2022.";
  expect(notInRecord({ name: "Rival 2022" })).toBe(sentence);
});
