import { expect, test } from "vitest";
import { bars } from "./bars.ts";

const requests = { name: "Requests", words: String };

test("the longer bar fills the width, the other one is in proportion", () => {
  expect(bars({ ...requests, ours: 10, former: 40 })).toBe(
    '<svg viewBox="0 0 410 36" role="img" aria-label="Requests: ours 10, the former site 40">' +
      '<rect class="ours" x="0" y="2" width="80" height="14"/><text x="86" y="13">10</text>' +
      '<rect class="former" x="0" y="20" width="320" height="14"/><text x="326" y="31">40</text></svg>',
  );
});

test("without a former figure there is one bar, and nothing is as long as nothing", () => {
  expect(bars({ ...requests, ours: 0, former: undefined })).toBe(
    '<svg viewBox="0 0 410 18" role="img" aria-label="Requests: ours 0">' +
      '<rect class="ours" x="0" y="2" width="0" height="14"/><text x="6" y="13">0</text></svg>',
  );
});
