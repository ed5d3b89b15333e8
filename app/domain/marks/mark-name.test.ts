import { expect, test } from "vitest";
import { markName } from "#app/domain/marks.ts";

const domain = "omega-beach.example";

test("the mark has the club’s wording, or else its name", () => {
  expect(markName({ teamName: "Gale", domain })).toBe("Gale");
  expect(markName({ teamName: "Gale of the North", wordmark: "Gale", domain })).toBe("Gale");
});

test("a name with letters that cannot be drawn is replaced by the domain", () => {
  expect(markName({ teamName: "Ωμέγα", domain })).toBe("omega beach");
  expect(markName({ teamName: "Ωμέγα", domain: "www.omega.example" })).toBe("omega");
  expect(markName({ teamName: "Ωμέγα", wordmark: "Omega", domain })).toBe("Omega");
});
