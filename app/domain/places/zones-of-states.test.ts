import { PLATES } from "#app/domain/fifty-plates/plate.ts";
import { expect, test } from "vitest";
import { zonesOfState } from "./zones-of-states.ts";

test("every state has a zone that the clock knows", () => {
  const states = PLATES.filter(({ kind }) => kind === "state" || kind === "district");
  for (const { code } of states) {
    expect(zonesOfState(code).length, code).toBeGreaterThan(0);
    for (const timeZone of zonesOfState(code)) {
      const clock = new Intl.DateTimeFormat("en-US", { timeZone });
      expect(clock.format(0), timeZone).not.toBe("");
    }
  }
});

test("a state over two zones has both", () => {
  expect(zonesOfState("TN")).toEqual(["America/New_York", "America/Chicago"]);
  expect(zonesOfState("XX")).toEqual([]);
});
