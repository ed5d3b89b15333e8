/**
 * Asserts the budgets in `bench/budgets.ts` for every prerendered page and the files it loads at once. The budget
 * of documents applies to the invented club (its site is in `SITE_OUT`). Documents of the club's own content, and of
 * any large club, may have up to `mostHtml`, so that a new score does not fail this check; those over the budget are
 * listed.
 */
import "./setup/broken-pipe.ts";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { EDITOR } from "#app/outputs/hosting/content-policy.ts";
import { standInPaths } from "#app/routes/page-declaration.ts";
import { matchRoute } from "#app/routes/paths.ts";
import { SEARCH_INDEX } from "#app/search/load-search.ts";
import { budgets, growth, largerPages } from "#bench/budgets.ts";
import { requireBuilt } from "./build/require-built.ts";

const out = requireBuilt();
const pages = (await readdir(out, { recursive: true }))
  // The editor is only for captains and has a separate bundle.
  .filter((name) => name.endsWith(".html") && name !== `${EDITOR}.html`)
  .toSorted();
/** Pages by which a club grows, beyond those of an ordinary one. */
const furtherPages = Math.max(
  0,
  pages.filter((name) => /^(?:seasons|tournaments|opponents|players)\//.test(name)).length -
    growth.pages,
);
const isInvented = Boolean(process.env["SITE_OUT"]) && furtherPages === 0;

async function compressedSize(file: string): Promise<number> {
  const copy = await stat(join(out, `${file}.br`)).catch(() => stat(join(out, file)));
  return copy.size;
}

async function total(files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(compressedSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function addressed(html: string, pattern: RegExp): Set<string> {
  return new Set([...html.matchAll(pattern)].flatMap((match) => match[1] ?? []));
}

/** The budget of a document, which is larger for some kinds of pages. */
function findHtmlBudget(file: string): number {
  const path = `/${file.replace(/\.html$/, "")}`;
  const name = path === standInPaths["not-found"] ? "not-found" : matchRoute(path)?.name;
  const isLarger = name !== undefined && largerPages[name] !== undefined;
  return isLarger ? budgets.largerHtml : budgets.html;
}

async function measure(page: string) {
  const html = await readFile(join(out, page), "utf8");
  return {
    page,
    html: await compressedSize(page),
    script: await total(addressed(html, /[" ]\/([^" ]+\.js)(?=[" ])/g)),
    fonts: await total(addressed(html, /href="\/([^"]+\.woff2)"/g)),
    art: await total(addressed(html, /<use href="\/(art\/[^"#]+)#/g)),
  };
}

type RouteBytes = Awaited<ReturnType<typeof measure>>;

function excesses({ page, html, script, fonts, art }: RouteBytes): string[] {
  const limit = isInvented ? findHtmlBudget(page) : budgets.mostHtml;
  const cold = html + script + fonts + art;
  const over = (name: string, size: number, budget: number) =>
    size > budget ? [`${page}: ${name} has ${size} bytes, over the budget of ${budget}.`] : [];
  return [
    ...over("the HTML", html, limit),
    ...over("the script", script, budgets.script),
    ...over("the fonts", fonts, budgets.fonts),
    ...over("everything", cold, budgets.coldLoad + furtherPages * growth.coldLoad),
  ];
}

const rows = await Promise.all(pages.map(measure));
console.table(Object.fromEntries(rows.map(({ page, ...bytes }) => [page, bytes])));
const index = await compressedSize(SEARCH_INDEX);
const indexBudget = budgets.searchIndex + furtherPages * growth.searchIndex;
const problems = [
  ...rows.flatMap(excesses),
  ...(index > indexBudget
    ? [`The search index has ${index} bytes, over the budget of ${indexBudget}.`]
    : []),
];
const grown = rows.filter(
  ({ page, html }) => html > findHtmlBudget(page) && html <= budgets.mostHtml,
);
if (!isInvented && grown.length > 0) {
  const names = grown.map(({ page, html }) => `${page} (${html})`);
  console.log(`Larger than its budget because of the content: ${names.join(", ")}.`);
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error("Make it smaller. If the content needs more, change bench/budgets.ts.");
  process.exitCode = 1;
}
