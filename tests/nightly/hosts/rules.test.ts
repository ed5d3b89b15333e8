/** Tests the rules that the build writes for hosts which cannot run here: `_headers` and `_redirects`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { documents, files, site } from "./support/site.ts";

const rules = readFileSync(join(site, "_headers"), "utf8")
  .split(/\n(?=\/)/)
  .map((rule) => {
    const [where = "", ...lines] = rule.trim().split("\n");
    const pattern = where.replaceAll(".", String.raw`\.`).replace("*", ".*");
    const fields = lines.map((line) => line.trim().split(/: (.*)/));
    return { where: new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`), fields };
  });

/** A header of a path; hosts join the values of all rules that match. */
function readHeader(path: string, name: string): string {
  const matching = rules.filter(({ where }) => where.test(path));
  const values = matching.flatMap(({ fields }) => fields.filter(([field]) => field === name));
  return values.map(([, value]) => value).join(", ");
}

const paths = ["/", ...documents.map((file) => `/${file.slice(0, -".html".length)}`)];

test("no host or proxy may rewrite a document", () => {
  const rewritable = paths.filter(
    (path) => !readHeader(path, "Cache-Control").includes("no-transform"),
  );
  expect(paths).not.toEqual([]);
  expect(rewritable).toEqual([]);
});

test("every redirect leads to a page or file of the site", () => {
  const lines = readFileSync(join(site, "_redirects"), "utf8").trimEnd().split("\n");
  const known = new Set([...paths, ...files.map((file) => `/${file}`)]);
  expect(lines.filter((line) => !known.has(line.split(" ")[1] ?? ""))).toEqual([]);
});
