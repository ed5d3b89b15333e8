import { expect, test } from "vitest";
import { withPolicy } from "./document-policy.ts";

const before = '<!doctype html><head><meta charset="utf-8">';
const after =
  '<title>x</title><style>p{color:red}</style><script data-scripts="/a.js">p{color:red}</script>' +
  '<script src="/b.js"></script><script type="application/json">{}</script></head><style></style>';

test("a document's policy comes first, and allows the code in it and nothing of other sites", () => {
  const policy = [
    "default-src 'none'",
    "script-src 'self' 'inline-speculation-rules' 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='",
    "style-src 'self' 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64=' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types offline-worker",
  ].join("; ");
  expect(withPolicy(before + after)).toBe(
    `${before}<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="strict-origin-when-cross-origin">${after}`,
  );
});
