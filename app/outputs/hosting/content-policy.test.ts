import { expect, test } from "vitest";
import { contentPolicy, documentPolicy, EDITOR_POLICY } from "./content-policy.ts";

const inlined = { scripts: ["sha256-c="], styles: ["sha256-a=", "sha256-b="] };

test("the policy allows what the site needs and nothing else", () => {
  expect(contentPolicy(inlined).split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self' 'inline-speculation-rules' 'sha256-c='",
    "style-src 'self' 'sha256-a=' 'sha256-b='",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types offline-worker",
    "frame-ancestors 'none'",
  ]);
});

test("the policy inside a document lacks only frame-ancestors, which counts in headers alone", () => {
  expect(contentPolicy(inlined)).toBe(`${documentPolicy(inlined)}; frame-ancestors 'none'`);
});

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
