import { afterEach, expect, test, vi } from "vitest";
import { isLocalHost, classifyScript } from "./check-script.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("the worker is in the folder of the site", async () => {
  vi.stubEnv("BASE_URL", "/club/");
  vi.resetModules();
  const { workerAddress } = await import("./check-script.ts");
  expect(workerAddress).toBe("/club/service-worker.js");
});

test("localhost counts under each of its names", () => {
  for (const name of ["localhost", "127.0.0.1", "127.12.0.9", "[::1]"]) {
    expect(isLocalHost(name)).toBe(true);
  }
});

test("a network host is not localhost", () => {
  for (const name of ["www.cotesauvage.example", "localhost.example", "127.example", "10.0.0.1"]) {
    expect(isLocalHost(name)).toBe(false);
  }
});

test("an answer with the content type of a script is a script", () => {
  expect(classifyScript(200, "text/javascript; charset=utf-8")).toBe("script");
  expect(classifyScript(200, "application/javascript")).toBe("script");
});

test("a missing script, an HTML page in its place and a missing content type are not scripts", () => {
  expect(classifyScript(404, "text/javascript")).toBe("other");
  expect(classifyScript(200, "text/html; charset=utf-8")).toBe("other");
  expect(classifyScript(200, null)).toBe("other");
});

test("a failing server counts as offline", () => {
  expect(classifyScript(500, "text/html")).toBe("unreachable");
  expect(classifyScript(503, null)).toBe("unreachable");
});
