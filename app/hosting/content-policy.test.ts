import { expect, test } from "vitest";
import { contentPolicy, documentPolicy } from "./content-policy.ts";

const hash = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

test("the policy allows what the site does and nothing else", () => {
  expect(contentPolicy([hash]).split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' '${hash}'`,
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

test("a document states the same policy, but for what only a header can say", () => {
  const own = documentPolicy([hash]);
  expect(contentPolicy([hash])).toBe(`${own}; frame-ancestors 'none'`);
});
