import { expect, test } from "vitest";
import { EDITOR_POLICY } from "./content-policy.ts";

test("the policy of the editor’s document allows its own files, the code host and nothing else", () => {
  expect(EDITOR_POLICY.split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src https://api.github.com",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});
