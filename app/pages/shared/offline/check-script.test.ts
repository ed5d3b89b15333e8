import { expect, test } from "vitest";
import { isLocalHost, judge } from "./check-script.ts";

test("the machine itself is a local host under each of its names", () => {
  for (const name of ["localhost", "127.0.0.1", "127.12.0.9", "[::1]"]) {
    expect(isLocalHost(name)).toBe(true);
  }
});

test("a host of the network is none", () => {
  for (const name of ["www.cotesauvage.example", "localhost.example", "127.example", "10.0.0.1"]) {
    expect(isLocalHost(name)).toBe(false);
  }
});

test("a worker's script is an answer of a type for scripts", () => {
  expect(judge(200, "text/javascript; charset=utf-8")).toBe("script");
  expect(judge(200, "application/javascript")).toBe("script");
});

test("a missing script, a page in its place and an unnamed type are something else", () => {
  expect(judge(404, "text/javascript")).toBe("other");
  expect(judge(200, "text/html; charset=utf-8")).toBe("other");
  expect(judge(200, null)).toBe("other");
});

test("a server that fails is as good as none", () => {
  expect(judge(500, "text/html")).toBe("unreachable");
  expect(judge(503, null)).toBe("unreachable");
});
