import { expect, test } from "vitest";
import { securityHeaders } from "./response-headers.ts";

test("every response has its security headers", () => {
  const {
    "Content-Security-Policy": policy,
    "Permissions-Policy": permissions,
    ...others
  } = securityHeaders({ scripts: [], styles: ["sha256-x="] });
  expect(policy).toContain("'sha256-x='");
  expect(permissions).toMatch(/^(?:[a-z-]+=\(\), )+[a-z-]+=\(\)$/);
  expect(others).toEqual({
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
  });
});
