import { expect, test } from "vitest";
import { securityHeaders } from "./response-headers.ts";

test("every response has its security headers", () => {
  const { "Permissions-Policy": permissions, ...others } = securityHeaders;
  expect(permissions).toMatch(/^(?:[a-z-]+=\(\), )+[a-z-]+=\(\)$/);
  expect(others).toEqual({
    "Content-Security-Policy": "frame-ancestors 'none'",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
  });
});
