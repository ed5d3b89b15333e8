import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { shapeOffline } from "./shape-offline.ts";

test("the stored results are of the years with tournaments, not of 2022 with only news", () => {
  const pages = shapeOffline(buildRecord(loadContent()));
  expect(pages.find(({ path }) => path === "/results")?.extent).toBe("2024 to 2026");
});
