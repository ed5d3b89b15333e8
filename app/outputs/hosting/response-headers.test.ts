import { expect, test } from "vitest";
import { securityHeaders, transportHeaders } from "./response-headers.ts";

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

test("HTTPS is enforced where the site is published, not by every server", () => {
  expect(Object.keys(securityHeaders({ scripts: [], styles: [] }))).not.toContain(
    "Strict-Transport-Security",
  );
  expect(transportHeaders["Strict-Transport-Security"]).toBe("max-age=63072000; includeSubDomains");
});
