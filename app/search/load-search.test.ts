import { afterEach, expect, test, vi } from "vitest";
import { loadSearch } from "./load-search.ts";

afterEach(() => vi.unstubAllGlobals());

test("after a lost request the index is requested again, and from then on no more", async () => {
  let requests = 0;
  vi.stubGlobal("document", { querySelector: () => ({ dataset: { code: "c" } }) });
  vi.stubGlobal("fetch", () => {
    requests += 1;
    return requests === 1
      ? Promise.reject(new TypeError("No connection"))
      : Promise.resolve(Response.json({ code: "c", data: "the index" }));
  });
  await expect(loadSearch()).rejects.toThrow("No connection");
  expect(await loadSearch()).toBe("the index");
  expect(await loadSearch()).toBe("the index");
  expect(requests).toBe(2);
});
