import { expect, test } from "vitest";
import { platesSheet } from "./load.ts";

test("every plate has a drawing, which is dashed if nobody claimed it", () => {
  const { symbols } = platesSheet(2024, [
    { code: "ME", period: 0 },
    { code: "MEX", period: 3 },
    { code: "OH", period: undefined },
  ]);
  const drawings = [...symbols.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)];
  expect(drawings.map(([, id, markup]) => [id, markup?.includes("stroke-dasharray")])).toEqual([
    ["plates-2024-ME", false],
    ["plates-2024-MEX", false],
    ["plates-2024-OH", true],
  ]);
});
