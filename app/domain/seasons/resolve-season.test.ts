import { expect, test } from "vitest";
import { notInRecord, resolveSeason } from "#app/domain/seasons.ts";

const season2019 = { id: "cote-sauvage-2019" };
const season2022 = { id: "cote-sauvage-2022" };
const resolve = (value: string | null | undefined) =>
  resolveSeason([season2019, season2022], value, season2022);

test("a season in the URL is selected", () => {
  expect(resolve("cote-sauvage-2019")).toEqual({ season: season2019, isUnknown: false });
});

test("a URL without a season selects the default", () => {
  for (const value of [undefined, null, ""]) {
    expect(resolve(value)).toEqual({ season: season2022, isUnknown: false });
  }
});

test("an unknown season selects the default and a notice", () => {
  for (const value of ["cote-sauvage-2020", "COTE-SAUVAGE-2019", "undefined"]) {
    expect(resolve(value)).toEqual({ season: season2022, isUnknown: true });
  }
});

test("the page says if it shows another season than requested", () => {
  const sentence = "That season is not in the record. This is Côte Sauvage 2022.";
  expect(notInRecord({ name: "Côte Sauvage 2022" })).toBe(sentence);
});
