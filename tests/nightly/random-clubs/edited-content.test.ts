import * as fc from "fast-check";
import { expect, test } from "vitest";
import { publicContent } from "#app/content/.server/privacy.ts";
import { checkContent } from "#app/content/check-content.ts";
import { smallContent } from "#app/content/testing/small-content.ts";
import { editedFile } from "./support/files.ts";
import { forAll, PAGE_LIMIT_MS } from "./support/for-all.ts";
import { BUG_WORDS } from "#tests/support/queries.ts";
import { loadAllPages } from "./support/load-all-pages.ts";

test("whatever a captain edits, content that passes the checks makes pages without a word of a bug", () => {
  let accepted = 0;
  const edited = fc.array(editedFile, { minLength: 1, maxLength: 3 });
  const expectPages = (files: readonly (readonly [string, string])[]) => {
    const { draft, problems } = checkContent(new Map([...smallContent, ...files]));
    const { site } = draft;
    if (site === undefined || problems.some(({ severity }) => severity === "error")) return;
    accepted += 1;
    const text = JSON.stringify(loadAllPages(publicContent({ ...draft, site })));
    const slip = BUG_WORDS.exec(text);
    expect(slip && text.slice(Math.max(0, slip.index - 60), slip.index + 60)).toBeNull();
  };
  forAll(edited, 200, expectPages, PAGE_LIMIT_MS);
  expect(accepted).toBeGreaterThan(40);
});
