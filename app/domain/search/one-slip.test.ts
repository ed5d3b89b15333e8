import { expect, test } from "vitest";
import { isOneSlip } from "./one-slip.ts";

test("a wrong letter, one too many, one left out and two exchanged are one slip", () => {
  for (const typed of ["nereit", "nereeid", "nerid", "nereiid", "neerid", "nrereid", "enreid"]) {
    expect(isOneSlip(typed, "nereid"), typed).toBe(true);
    expect(isOneSlip("nereid", typed), typed).toBe(true);
  }
});

test("two slips, another word and the word itself are none", () => {
  for (const typed of ["nereid", "nerdi", "neredi1", "gale", "", "nereidss", "deiren"]) {
    expect(isOneSlip(typed, "nereid"), typed).toBe(false);
  }
});
