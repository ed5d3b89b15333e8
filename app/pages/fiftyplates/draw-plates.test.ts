import { expect, test } from "vitest";
import { sources } from "#tests/support/club.ts";
import { drawPlates } from "./Page.tsx";

test("every plate has a drawing, which is dashed if nobody claimed it", () => {
  const { record } = sources;
  const [edition] = record.plateEditions;
  if (edition === undefined) throw new Error("The club has no edition.");
  const { symbols } = drawPlates(edition, record);
  const drawings = [...symbols.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)];
  const solid = drawings.filter(([, , markup]) => !markup?.includes("stroke-dasharray"));
  expect(solid.map(([, id]) => id)).toEqual(["plates-2024-ME", "plates-2024-MEX"]);
});
