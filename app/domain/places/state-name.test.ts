import { expect, test } from "vitest";
import { stateName } from "./state-name.ts";

test("a postal code has the name of its state or district", () => {
  expect([stateName("OH"), stateName("DC")]).toEqual(["Ohio", "District of Columbia"]);
});

test("no code, and a code of no state, have no name", () => {
  for (const code of [undefined, null, "", "ON", "MEX"]) expect(stateName(code)).toBeUndefined();
});
