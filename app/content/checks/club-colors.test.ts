import { expect, test } from "vitest";
import { checkContent } from "#app/content/check-content.ts";
import { smallContent } from "#app/content/testing/small-content.ts";

/** Problems of a small club with these lines in site.yml and this inks.yml. */
function problemsWith(colors: string, inks?: string): string[] {
  const site = `${smallContent.get("site.yml") ?? ""}\n${colors}\n`;
  const files = new Map([...smallContent, ["site.yml", site]]);
  if (inks !== undefined) files.set("inks.yml", inks);
  return checkContent(files)
    .problems.filter(({ file }) => file === "site.yml" || file === "inks.yml")
    .map(({ severity, file, cause }) => `${severity} ${file}: ${cause}`);
}

test("colors that print well have no warning", () => {
  expect(problemsWith('colors: ["#dcae2c", "#003faa"]')).toEqual([]);
});

test("a color too light for the text on it is reported with its replacement", () => {
  const [first = "", ...others] = problemsWith('colors: ["#f2a65a", "#00c6c6"]');
  expect(first).toMatch(/^warning site\.yml: .* so #00c6c6 is printed as #[0-9a-f]{6}\.$/);
  expect(others).toEqual([]);
});

test("an unreadable fixed ink is reported in its file", () => {
  const found = problemsWith('colors: ["#dcae2c", "#003faa"]', 'light: { win: "#9fd8b0" }\n');
  expect(found.length).toBeGreaterThan(0);
  expect(found[0]).toMatch(/^warning inks\.yml: #9fd8b0 on #[0-9a-f]{6} \(light: win on bg\)/);
});
