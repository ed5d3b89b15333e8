import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { documentPolicy } from "#app/outputs/hosting/content-policy.ts";
import { inlinedHashes } from "#app/outputs/hosting/inlined-hashes.ts";
import { writtenPage } from "#tests/support/written-page.ts";
import { inlinedBelow, collectInlined, withPolicy, writePolicies } from "./headers.ts";

const page = (css: string) =>
  `<!doctype html><head><meta charset="utf-8"><title>x</title><style>${css}</style><script>go()</script></head>`;

const pages = [
  writtenPage("/", page("a{}")),
  writtenPage("/about", page("a{}")),
  writtenPage("/404", page("b{}")),
];
let out = "";

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), "site-pages-"));
  writeFileSync(join(out, "index.html"), page("a{}"));
  writeFileSync(join(out, "404.html"), page("b{}"));
  writeFileSync(join(out, "about.html"), page("a{}"));
  mkdirSync(join(out, "art"));
});
afterEach(() => {
  rmSync(out, { recursive: true });
});

test("the scripts and styles inside the pages have their hashes listed, each once", async () => {
  const { scripts } = inlinedHashes(page("a{}"));
  const styles = ["a{}", "b{}"].flatMap((css) => inlinedHashes(page(css)).styles).toSorted();
  expect(collectInlined(pages)).toEqual({ scripts, styles });
  expect(await inlinedBelow(out)).toEqual({ scripts, styles });
});

test("a document has its policy before its title, styles and scripts", () => {
  const html = withPolicy(page("a{}"));
  const policy = documentPolicy(inlinedHashes(page("a{}")));
  expect(html).toBe(
    page("a{}").replace(
      "<title>",
      () =>
        `<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="strict-origin-when-cross-origin"><title>`,
    ),
  );
  expect(inlinedHashes(html)).toEqual(inlinedHashes(page("a{}")));
});

test("for hosts that cannot redirect, a page is also at its address with a slash", async () => {
  await writePolicies(pages, out);
  expect(readdirSync(out).toSorted()).toEqual([
    "404.html",
    "about",
    "about.html",
    "art",
    "index.html",
  ]);
  const [clean, slash] = ["about.html", "about/index.html"].map((file) =>
    readFileSync(join(out, file), "utf8"),
  );
  expect(clean).toBe(withPolicy(page("a{}")));
  expect(slash).toBe(clean);
  expect(readFileSync(join(out, "404.html"), "utf8")).toBe(withPolicy(page("b{}")));
});
