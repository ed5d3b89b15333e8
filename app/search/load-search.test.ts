import { afterEach, expect, test, vi } from "vitest";
import { loadSearch } from "./load-search.ts";

afterEach(() => vi.unstubAllGlobals());

test("the search index is fetched again after a failed request, and not again once it is there", async () => {
  let requests = 0;
  vi.stubGlobal("fetch", () => {
    requests += 1;
    return requests === 1
      ? Promise.reject(new TypeError("No connection"))
      : Promise.resolve(Response.json("the index"));
  });
  await expect(loadSearch()).rejects.toThrow("No connection");
  expect(await loadSearch()).toBe("the index");
  expect(await loadSearch()).toBe("the index");
  expect(requests).toBe(2);
});
