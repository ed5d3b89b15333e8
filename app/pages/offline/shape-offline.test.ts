import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { shapeOffline } from "./shape-offline.ts";

test("the extent of the results is that of the tournaments, not of years with only news", () => {
  const pages = shapeOffline(buildRecord(loadContent()));
  expect(pages.find(({ path }) => path === "/results")?.extent).toBe("2024 to 2026");
});
