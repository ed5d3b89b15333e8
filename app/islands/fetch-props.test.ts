import { afterEach, expect, test, vi } from "vitest";
import { fetchProps } from "./fetch-props.ts";
import { ISLAND_DATA } from "./island-data.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test("new props come from the page in the folder of the site", async () => {
  vi.stubEnv("BASE_URL", "/club/");
  const pages = new Map([
    ["/club/roster", `<script id="${ISLAND_DATA}">{"props":[{"team":27}]}</script>`],
  ]);
  vi.stubGlobal("fetch", async (address: string) => new Response(pages.get(address)));
  expect(await fetchProps("/roster")).toEqual({ team: 27 });
});
