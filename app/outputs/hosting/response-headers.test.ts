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

test("browsers are made to use HTTPS alone only if the club asks for it", () => {
  expect(Object.keys(securityHeaders({ scripts: [], styles: [] }))).not.toContain(
    "Strict-Transport-Security",
  );
  expect(transportHeaders(undefined)).toEqual({});
  expect(transportHeaders("max-age=86400")).toEqual({
    "Strict-Transport-Security": "max-age=86400",
  });
});
