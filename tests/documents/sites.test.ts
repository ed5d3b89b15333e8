/** Rules for every document of a built site, whatever its content: the site in `SITE_OUT`, or `dist`. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { proof } from "#app/art/testing/proof.ts";
import { groupBy } from "#app/lib/list.ts";
import { readSite, type SiteDocument } from "#tests/support/built-site.ts";
import { clubSite } from "#tests/support/club-site.ts";
import { drawingsIn } from "#tests/support/drawings.ts";
import { filesBelow } from "#tests/support/files.ts";
import { attribute, select } from "#tests/support/html.ts";
import { checks, readDescription, isIndexed, readTitle, readAttribute } from "./checks.ts";

const out = process.env["SITE_OUT"] ?? "dist";
const site = readSite(out);
const pages = site.documents.filter((document) => isIndexed(document, site));

/** Values shared by several pages, with those pages. */
const findShared = (all: readonly SiteDocument[], read: (page: SiteDocument) => string) =>
  [...groupBy(all, read)].flatMap(([value, pages]) =>
    pages.length === 1 ? [] : [`${value}: ${pages.map(({ path }) => path).join(" ")}`],
  );

/** Pairs of neighboring pages, as the links in one direction order them. */
const listSteps = (pages: readonly SiteDocument[], rel: "next" | "prev") =>
  pages.flatMap((page) => {
    const to = readAttribute(page, `a[rel="${rel}"]`, "href");
    // The neighbors of a person are those of her last season.
    if (to === "" || page.path.startsWith("/players/")) return [];
    return [(rel === "prev" ? [to, page.path] : [page.path, to]).join(" before ")];
  });

const getFolder = (path = "") => path.slice(0, path.lastIndexOf("/"));

// Two people may have the same name or initials.
const pagesWithOwnWords =
  out === clubSite.out ? pages : pages.filter(({ path }) => !path.startsWith("/players/"));

test.each(Object.entries(checks))("every document %s", (_, check) => {
  expect(
    site.documents.flatMap((document) =>
      check(document, site).map((fault) => `${document.path}: ${fault}`),
    ),
  ).toEqual([]);
});

test("no script or style has a name that content blockers block", () => {
  const names = filesBelow(`${out}/assets`, /\.(?:js|css)$/);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => /share|social|follow|sponsor/i.test(name))).toEqual([]);
});

test("every drawing is complete SVG that the policy of the pages allows", () => {
  const drawings = drawingsIn(`${out}/art`);
  expect(drawings.length).toBeGreaterThan(300);
  // Badge glyphs are third-party drawings with other precision.
  const faults = drawings.flatMap(({ id, markup }) =>
    proof(markup, /^(?:badge|posters)/.test(id) ? "unrounded" : "rounded").map(
      (fault) => `${id}: ${fault}`,
    ),
  );
  expect(faults).toEqual([]);
});

test("no text reaches over the right edge of its drawing", () => {
  const texts = drawingsIn(`${out}/art`).flatMap(({ id, viewBox, markup }) => {
    const [left = 0, , width = 0] = viewBox.split(" ").map(Number);
    return Array.from(
      markup.matchAll(/<text x="([-\d.]+)"[^>]*%" textLength="([\d.]+)"/g),
      ([, x, length]) => ({ id, isCut: Number(x) + Number(length) > left + width }),
    );
  });
  expect(texts.length).toBeGreaterThan(10);
  // The name on the poster is scaled with its mark.
  const cut = texts.filter(({ id, isCut }) => isCut && !id.startsWith("hero"));
  expect(cut.map(({ id }) => id)).toEqual([]);
});

test("every page has its own title, description and picture", () => {
  expect(findShared(pagesWithOwnWords, readTitle)).toEqual([]);
  expect(findShared(pagesWithOwnWords, readDescription)).toEqual([]);
  expect(
    findShared(pages, (page) => readAttribute(page, 'meta[property="og:image"]', "content")),
  ).toEqual([]);
});

test("the sitemap lists each page once, and another page links it", () => {
  expect(site.sitemapPaths.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
  const linked = new Set(
    pages.flatMap((page) =>
      select(page, 'a[href^="/"]').flatMap((link) => {
        const path = attribute(link, "href")?.replace(/[?#].*/, "") ?? "";
        return path === page.path ? [] : [path];
      }),
    ),
  );
  expect(site.sitemapPaths.filter((path) => !linked.has(path))).toEqual([]);
});

test("a page without islands has at most 5 KB of scripts", () => {
  const plain = pages.filter((page) => select(page, "[data-island]").length === 0);
  expect(plain.length).toBeGreaterThan(0);
  for (const page of plain) {
    const scripts = readAttribute(page, "script[data-scripts]", "data-scripts").split(" ");
    const sizes = scripts.map((script) => readFileSync(`${out}${script}.br`).length);
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      page.path,
    ).toBeLessThan(5 * 1024);
  }
});

test("no page links the editor, and visitors do not download it", () => {
  const linking = site.pages.filter((page) => select(page, 'a[href*="/edit"]').length > 0);
  expect(linking.map(({ path }) => path)).toEqual([]);
  const worker = site.read("/service-worker.js").toString();
  expect(worker).toMatch(/\/assets\/entry-site-/);
  expect(worker).not.toContain("editor-");
});

test("every redirect leads to a page or file of the site", () => {
  const lines = site.read("/_redirects").toString().trimEnd().split("\n");
  expect(lines.filter((line) => !site.has(line.split(" ")[1] ?? ""))).toEqual([]);
});

test("every feed and open data file is linked", () => {
  const linked = new Set(
    site.documents.flatMap(({ elements }) =>
      elements.flatMap((element) => attribute(element, "href") ?? []),
    ),
  );
  const files = filesBelow(out, /\.(?:atom|csv|zip)$|(?:news|results)\.json$/).map((file) =>
    file.slice(out.length),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((path) => !linked.has(path))).toEqual([]);
});

test("previous and next lead to a page of the same kind, and back", () => {
  const steps = pages.flatMap((page) =>
    ["next", "prev"].flatMap((rel) => {
      const to = readAttribute(page, `a[rel="${rel}"]`, "href");
      return to === "" ? [] : [[page.path, to]];
    }),
  );
  expect(steps.length).toBeGreaterThan(10);
  expect(steps.filter(([from, to]) => getFolder(from) !== getFolder(to))).toEqual([]);
  expect(listSteps(pages, "next").toSorted()).toEqual(listSteps(pages, "prev").toSorted());
});

test("a style that Safari only knows with a prefix has the prefix, too", () => {
  const prefixed =
    /[;{](backdrop-filter|box-decoration-break|initial-letter|line-clamp|text-size-adjust|user-select):/g;
  const sheets = [
    ...filesBelow(`${out}/assets`, /\.css$/).map((file) => readFileSync(file, "utf8")),
    ...site.documents.map(({ html }) => /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? ""),
  ];
  const faults = sheets.flatMap((css) =>
    css
      .split("}")
      .flatMap((block) =>
        Array.from(block.matchAll(prefixed), ([, name = ""]) => name).filter(
          (name) => !block.includes(`-webkit-${name}:`),
        ),
      ),
  );
  expect([...new Set(faults)]).toEqual([]);
  expect(sheets.join("")).toContain("-webkit-text-size-adjust:100%");
});

test("stylesheets load nothing from other sites", () => {
  const sheets = filesBelow(out, /\.css$/).map((file) =>
    site.read(file.slice(out.length)).toString(),
  );
  expect(sheets.length).toBeGreaterThan(0);
  expect(
    sheets.flatMap((css) => css.match(/@import|url\(\s*["']?(?:\w+:)?\/\/.{0,40}/g) ?? []),
  ).toEqual([]);
});
