import { expect, test } from "vitest";
import { redirectsFile } from "./redirects-file.ts";

test("names that others use are redirected; what the hosts know is left to them", () => {
  expect(redirectsFile()).toBe(
    [
      "/index / 308",
      "/favicon.ico /favicon.png 308",
      "/apple-touch-icon-precomposed.png /apple-touch-icon.png 308",
      "/security.txt /.well-known/security.txt 308",
      "",
    ].join("\n"),
  );
});
