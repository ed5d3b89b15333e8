import { expect, test } from "vitest";
import { inlinedHashes } from "./inlined-hashes.ts";

test("every inlined stylesheet has its hash, in order", () => {
  const html = "<head><style>p{color:red}</style></head><style></style>";
  expect(inlinedHashes(html).styles).toEqual([
    "sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64=",
    "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
  ]);
});

test("an inline script has its hash, a fetched one has none", () => {
  const html = '<script data-scripts="/a.js">p{color:red}</script><script src="/b.js">';
  expect(inlinedHashes(`${html}</script>`).scripts).toEqual([
    "sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64=",
  ]);
});
