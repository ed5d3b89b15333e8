import { expect, test } from "vitest";
import { markName } from "#app/domain/marks.ts";

const domain = "omega-beach.example";

test("the mark spells the club's wording, else its name", () => {
  expect(markName({ teamName: "Gale", domain })).toBe("Gale");
  expect(markName({ teamName: "Gale of the North", wordmark: "Gale", domain })).toBe("Gale");
});

test("a name in letters that are not drawn gives way to the domain", () => {
  expect(markName({ teamName: "Ωμέγα", domain })).toBe("omega beach");
  expect(markName({ teamName: "Ωμέγα", domain: "www.omega.example" })).toBe("omega");
  expect(markName({ teamName: "Ωμέγα", wordmark: "Omega", domain })).toBe("Omega");
});
