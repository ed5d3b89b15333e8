import { expect, test } from "vitest";
import { itemAt } from "#app/lib/list.ts";
import { sources } from "#tests/support/club.ts";
import { drawPlates } from "./Page.tsx";

test("every plate has a drawing, which is dashed if nobody claimed it", () => {
  const { record } = sources;
  const edition = itemAt(record.plateEditions, 0);
  const { symbols } = drawPlates(edition, record);
  const drawings = [...symbols.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)];
  const solid = drawings.filter(([, , markup]) => !markup?.includes("stroke-dasharray"));
  expect(solid.map(([, id]) => id)).toEqual(["plates-2024-ME", "plates-2024-MEX"]);
});
