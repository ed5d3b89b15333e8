import { expect, test } from "vitest";
import { filesBelow } from "#tests/support/files.ts";
import { changedSpecs } from "./changed-specs.ts";

const specs = filesBelow("tests/e2e", /\.spec\.ts$/);
const of = (...changed: string[]) => changedSpecs(changed, specs);

test("a changed page runs the browser tests of its folder alone", () => {
  const roster = specs.filter((spec) => spec.startsWith("tests/e2e/roster/"));
  expect(roster).not.toHaveLength(0);
  expect(of("app/pages/roster/RosterView.tsx")).toEqual(roster.toSorted());
  expect(of("app/pages/not-found/View.tsx")).toEqual(["tests/e2e/not-found.spec.ts"]);
  expect(of("app/editor/Form.tsx", "tests/e2e/editor/editor-page.ts")).toEqual(
    specs.filter((spec) => spec.startsWith("tests/e2e/editor/")).toSorted(),
  );
});

test("pages of the record run the browser tests of the record", () => {
  for (const page of ["opponents", "player", "season", "tournament"]) {
    expect(of(`app/pages/${page}/view.tsx`), page).toContain("tests/e2e/record/players.spec.ts");
  }
});

test("a changed spec runs itself", () => {
  expect(of("tests/e2e/menu.spec.ts")).toEqual(["tests/e2e/menu.spec.ts"]);
});

test("code that all pages share runs a few specs, not all", () => {
  const shared = of("app/ui/Button.tsx");
  expect(shared).toContain("tests/e2e/navigation.spec.ts");
  expect(shared.length).toBeLessThan(specs.length / 3);
  expect(of("package-lock.json", "tests/e2e/support/test.ts")).toEqual(shared);
});

test("texts, content and unit tests run no browser tests", () => {
  expect(of("README.md", "content/site.yml", "app/pages/roster/roster.test.ts")).toEqual([]);
});
