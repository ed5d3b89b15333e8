import { afterEach, expect, test, vi } from "vitest";
import { loadSearch } from "./load-search.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test("the search index is fetched again after a failed request, and not again once it is there", async () => {
  const requests: string[] = [];
  vi.stubEnv("BASE_URL", "/club/");
  vi.stubGlobal("fetch", (address: string) => {
    requests.push(address);
    return requests.length === 1
      ? Promise.reject(new TypeError("No connection"))
      : Promise.resolve(Response.json("the index"));
  });
  await expect(loadSearch()).rejects.toThrow("No connection");
  expect(await loadSearch()).toBe("the index");
  expect(await loadSearch()).toBe("the index");
  expect(requests).toEqual(["/club/search-index.json", "/club/search-index.json"]);
});
