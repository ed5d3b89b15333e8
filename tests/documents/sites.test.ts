/** All documents of the invented club's site and of the real site, without counting or naming content. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { proof } from "#app/art/testing/proof.ts";
import { groupBy } from "#app/lib/list.ts";
import { readSite, type SiteDocument } from "#tests/support/built-site.ts";
import { clubSite } from "#tests/support/club-site.ts";
import { drawingsIn } from "#tests/support/drawings.ts";
import { filesBelow } from "#tests/support/files.ts";
import { attribute, select } from "#tests/support/html.ts";
import { checks, readDescription, isIndexed, readTitle, readAttribute } from "./checks.ts";

const sites = [clubSite.out, process.env["SITE_OUT"] ?? "dist"];

/** Values shared by several pages, with those pages. */
const shared = (of: readonly SiteDocument[], value: (page: SiteDocument) => string) =>
  [...groupBy(of, value)].flatMap(([said, all]) =>
    all.length === 1 ? [] : [`${said}: ${all.map(({ path }) => path).join(" ")}`],
  );

/** Pairs of neighboring pages, as the links in one direction order them. */
const stepsIn = (pages: readonly SiteDocument[], rel: "next" | "prev") =>
  pages.flatMap((page) => {
    const to = readAttribute(page, `a[rel="${rel}"]`, "href");
    // The neighbors of a person are those of her last season.
    if (to === "" || page.path.startsWith("/players/")) return [];
    return [(rel === "prev" ? [to, page.path] : [page.path, to]).join(" before ")];
  });

describe.each(sites)("in %s", (out) => {
  const site = readSite(out);
  const pages = site.documents.filter((document) => isIndexed(document, site));

  // Two people may have the same name or initials.
  const unlike =
    out === clubSite.out ? pages : pages.filter(({ path }) => !path.startsWith("/players/"));

  test.each(Object.entries(checks))("every document %s", (_, check) => {
    expect(
      site.documents.flatMap((document) =>
        check(document, site).map((fault) => `${document.path}: ${fault}`),
      ),
    ).toEqual([]);
  });

  test("no script or style has a name that content blockers filter", () => {
    const names = filesBelow(`${out}/assets`, /\.(?:js|css)$/);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => /share|social|follow|sponsor/i.test(name))).toEqual([]);
  });

  test("every SVG is valid", () => {
    const drawings = drawingsIn(`${out}/art`);
    expect(drawings.length).toBeGreaterThan(300);
    // Badge glyphs are third-party drawings with other precision.
    const faults = drawings.flatMap(({ id, markup }) =>
      proof(markup, /^(?:badge|posters)/.test(id)).map((fault) => `${id}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test("no text is cut off in an SVG", () => {
    const tooLong = drawingsIn(`${out}/art`).flatMap(({ id, viewBox, markup }) => {
      const [left = 0, , width = 0] = viewBox.split(" ").map(Number);
      const texts = markup.matchAll(/<text x="([-\d.]+)"[^>]*%" textLength="([\d.]+)"/g);
      // The name on the poster is scaled with its mark.
      return Array.from(texts).some(([, x, length]) => Number(x) + Number(length) > left + width) &&
        !id.startsWith("hero")
        ? [id]
        : [];
    });
    expect(tooLong).toEqual([]);
  });

  test("every page has its own title, description and picture", () => {
    expect(shared(unlike, readTitle)).toEqual([]);
    expect(shared(unlike, readDescription)).toEqual([]);
    expect(shared(pages, (page) => readAttribute(page, 'meta[property="og:image"]', "content"))).toEqual(
      [],
    );
  });

  test("the sitemap lists each page once, and each page is linked", () => {
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

  test("every feed, open data file and downloadable story is linked", () => {
    const linked = new Set(
      site.documents.flatMap(({ elements }) =>
        elements.flatMap((element) => attribute(element, "href") ?? []),
      ),
    );
    const files = filesBelow(out, /\.(?:atom|csv|zip)$|-story\.png$|(?:news|results)\.json$/)
      .map((file) => file.slice(out.length))
      .filter((path) => !linked.has(path));
    expect(files).toEqual([]);
  });

  test("previous and next are symmetric", () => {
    expect(stepsIn(pages, "next").length).toBeGreaterThan(0);
    expect(stepsIn(pages, "next").toSorted()).toEqual(stepsIn(pages, "prev").toSorted());
  });

  test("a property that Safari only knows with a prefix has it", () => {
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
});
