/**
 * `npm run compare -- --save before`, then, after a change, `npm run compare -- before`: whether the site looks the
 * same and has the same files. It takes pictures of every kind of page and its states, and fails where one differs.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { z } from "zod";
import { builtRoutes } from "#bench/built-routes.ts";
import { chromiumFlags } from "#bench/page.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { chromiumPath } from "#tests/support/chromium.ts";
import { clubSite } from "#tests/support/club-site.ts";
import { siteServer } from "./serve/site-server.ts";
import { startServer } from "./serve/start-server.ts";

const FOLDER = ".cache/compare";
const USAGE = `Usage: npm run compare -- [--save] [--real] [--only /news] <name>

--save   saves the current site under .cache/compare/<name>; without it, compares the site with the saved one
--real   uses the club of content/ instead of the invented one
--only   compares only pages whose path starts with this, and no files`;

const WIDTHS = [390, 820, 1440];

/** A page as it may be found: an address, and what is pressed on it. */
interface State {
  readonly address: string;
  /** Presses something, and says whether it is there at this width. */
  readonly press?: (page: Page) => Promise<boolean>;
  readonly name?: string;
  /** Any time but noon of the first of May. */
  readonly time?: string;
  readonly withoutScripts?: true;
}

/** Presses the first visible element of a selector, if there is one. */
const pressing =
  (selector: string, isFilled = false) =>
  async (page: Page): Promise<boolean> => {
    const found = page.locator(selector).locator("visible=true").first();
    if ((await found.count()) === 0) return false;
    await found.click();
    if (isFilled) await page.getByRole("dialog").getByRole("combobox").fill("an");
    return true;
  };

/** The states of the pages beside those that they open with; none names what only one club has. */
const states: readonly State[] = [
  ...["/news", "/results"].flatMap((path) =>
    ["?show=all", "?q=an", "?q=nothinglikethis"].map((query) => ({ address: path + query })),
  ),
  { address: "/news?photo=1" },
  { address: "/roster?view=list" },
  { address: "/roster?view=player" },
  { address: "/roster?season=unknown" },
  { address: "/players?q=an" },
  { address: "/players?q=nothinglikethis" },
  { address: "/opponents?q=an" },
  { address: "/opponents?q=nothinglikethis" },
  { address: "/opponents?sort=wins" },
  { address: "/search?q=an" },
  { address: "/search?q=nothinglikethis" },
  { address: "/badgequest?view=person" },
  { address: "/badgequest?view=badge" },
  { address: "/badgequest", name: "person", press: pressing('main a[href*="player="]') },
  { address: "/badgequest?view=badge", name: "badge", press: pressing('main a[href*="badge="]') },
  { address: "/fiftyplates", name: "plate", press: pressing('main a[href*="plate="]') },
  { address: "/join", name: "menu", press: pressing('button[aria-label="Open menu"]') },
  {
    address: "/join",
    name: "search dialog",
    press: pressing('header [aria-haspopup="dialog"][href^="/search"]', true),
  },
  { address: "/", name: "match day", time: "2026-06-13T13:30:00Z" },
  ...["/", "/results", "/roster", "/badgequest"].map((address) => ({
    address,
    name: "without scripts",
    withoutScripts: true as const,
  })),
  { address: "/offline" },
  { address: "/no-such-page" },
];

const media = [
  { name: "day", emulated: { colorScheme: "light" } },
  { name: "night", emulated: { colorScheme: "dark" } },
  { name: "print", emulated: { media: "print" }, width: 820 },
  { name: "forced colors", emulated: { forcedColors: "active" }, width: 1440 },
] as const;

const usualMedia = { colorScheme: "light", media: "screen", forcedColors: "none" } as const;

/** "results show=all, 820 px, day" as a file. */
function pictureName({ address, name }: State, width: number, medium: string): string {
  const path = address === "/" ? "home" : address.slice(1).replaceAll(/[/?&]/g, " ");
  return `${[path, name, width, medium].filter((part) => part !== undefined).join(", ")}.png`;
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  // Drawings below the window arrive once it is as high as the page.
  await page.evaluate(`(async () => {
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => {
      image.loading = "eager";
      return image.decode().catch(() => {});
    }));
  })()`);
  await page.waitForTimeout(300);
}

/** Takes the pictures of a state at one width, and writes them to the folder. */
async function photograph(
  browser: Browser,
  site: string,
  state: State,
  width: number,
  folder: string,
) {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
    // For the style that is added below.
    bypassCSP: true,
    javaScriptEnabled: state.withoutScripts !== true,
    timezoneId: "America/Detroit",
    locale: "en-US",
  });
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(state.time ?? "2026-05-01T16:00:00Z");
    if (state.withoutScripts) await page.goto(site + state.address);
    else {
      await open(page, site + state.address);
      // What is laid out as it comes near would be there or not, as chance has it.
      await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
    }
    await settle(page);
    if (state.press !== undefined) {
      if (!(await state.press(page))) return;
      await settle(page);
    }
    for (const { name, emulated, ...only } of media) {
      if ("width" in only && only.width !== width) continue;
      await page.emulateMedia({ ...usualMedia, ...emulated });
      // Some parts are rendered for paper alone.
      if (name === "print") await page.waitForTimeout(300);
      await page.screenshot({
        path: join(folder, pictureName(state, width, name)),
        fullPage: true,
        animations: "disabled",
        caret: "hide",
      });
    }
  } finally {
    await context.close();
  }
}

async function photographAll(
  out: string,
  folder: string,
  only: string,
  routes: readonly string[],
): Promise<void> {
  const all = [...routes.map((address) => ({ address })), ...states]
    .filter(({ address }) => address.startsWith(only))
    .flatMap((state) => WIDTHS.map((width) => ({ state, width })));
  const server = await siteServer(out, "/");
  const site = await startServer(server, 0, "npm run compare", {});
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags] });
  const worker = async () => {
    for (let next = all.shift(); next !== undefined; next = all.shift()) {
      await photograph(browser, site, next.state, next.width, folder);
    }
  };
  await Promise.all([worker(), worker()]);
  await browser.close();
  server.closeAllConnections();
  server.close();
}

/** A file without the hashes in the names of scripts, and without the versions that follow from them. */
function withoutHashes(text: string): string {
  return text
    .replaceAll(/(\/?assets\/[\w.-]+?)-[\w-]{7}\.(js|css)\b/g, "$1.$2")
    .replaceAll(/"(code|revision)":"\w+"/g, '"$1":""')
    .replaceAll(/data-(code|revision)="\w+"/g, 'data-$1=""');
}

/** The hashes of all files of a site; compressed copies follow from the others. */
async function hashes(out: string): Promise<Record<string, string>> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const pairs = files.map(async (path): Promise<[string, string]> => {
    const bytes = await readFile(path);
    const content = /\.(?:html|js|json|css)$/.test(path) ? withoutHashes(bytes.toString()) : bytes;
    const name = withoutHashes(path.slice(out.length + 1));
    return [name, createHash("sha256").update(content).digest("hex")];
  });
  return Object.fromEntries(await Promise.all(pairs));
}

/** How many pixels differ, and in which rows; undefined where none does. */
async function difference(before: string, after: string): Promise<string | undefined> {
  const [old, now] = await Promise.all([readFile(before), readFile(after)]);
  if (old.equals(now)) return undefined;
  const [a, b] = await Promise.all(
    [old, now].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (a === undefined || b === undefined) return undefined;
  const size = ({ info }: typeof a) => `${info.width} x ${info.height}`;
  if (size(a) !== size(b)) return `${size(a)} px before, ${size(b)} px now`;
  let count = 0;
  let first = a.info.height;
  let last = 0;
  for (let at = 0; at < a.data.length; at += 3) {
    if (a.data.compare(b.data, at, at + 3, at, at + 3) === 0) continue;
    const row = Math.floor(at / 3 / a.info.width);
    count += 1;
    first = Math.min(first, row);
    last = row;
  }
  return count === 0 ? undefined : `${count} pixels differ, in rows ${first} to ${last}`;
}

const pictures = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith(".png"));

/** A line for every picture that is not as it was. */
async function comparePictures(before: string, after: string, only: string): Promise<string[]> {
  const [old, now] = await Promise.all([pictures(before), pictures(after)]);
  const lines: string[] = [];
  for (const name of now) {
    if (!old.includes(name)) lines.push(`${name}: new`);
    else {
      const text = await difference(join(before, name), join(after, name));
      if (text === undefined) await rm(join(after, name));
      else lines.push(`${name}: ${text}`);
    }
  }
  const gone = only === "" ? old.filter((name) => !now.includes(name)) : [];
  return [...lines, ...gone.map((name) => `${name}: gone`)];
}

/** A line for every file that is not as it was. */
function compareFiles(old: Record<string, string>, now: Record<string, string>): string[] {
  return Object.keys({ ...old, ...now })
    .toSorted()
    .flatMap((name) => {
      if (old[name] === now[name]) return [];
      if (old[name] === undefined) return `added    ${name}`;
      return `${now[name] === undefined ? "removed" : "changed"}  ${name}`;
    });
}

const { values, positionals } = parseArgs({
  options: {
    save: { type: "boolean", default: false },
    real: { type: "boolean", default: false },
    only: { type: "string", default: "" },
  },
  allowPositionals: true,
});
const [name] = positionals;
const saved = join(FOLDER, basename(name ?? ""));
if (name === undefined || !(values.save || existsSync(saved))) {
  console.error(name === undefined ? USAGE : `There is no saved ${name}.\n\n${USAGE}`);
  process.exit(1);
}
const out = values.real ? "dist" : clubSite.out;
const club = { SITE_OUT: out, CONTENT_FOLDER: clubSite.content };
const { status } = spawnSync("node", ["scripts/build-stale.mjs"], {
  stdio: "inherit",
  env: { ...process.env, ...(values.real ? { SITE_OUT: out } : club) },
});
if (status !== 0) process.exit(1);
const now = `${saved}-now`;
await rm(now, { recursive: true, force: true });
await mkdir(now, { recursive: true });
const started = performance.now();
const savedRoutes = join(saved, "routes.json");
const routes = values.save
  ? (await builtRoutes(out)).ofEachKind
  : z.array(z.string()).parse(JSON.parse(await readFile(savedRoutes, "utf8")));
await photographAll(out, now, values.only, routes);
const files = await hashes(out);
const seconds = Math.round((performance.now() - started) / 1000);
const count = (await pictures(now)).length;
if (values.save) {
  await writeFile(join(now, "routes.json"), JSON.stringify(routes));
  await writeFile(join(now, "files.json"), JSON.stringify(files, undefined, 1));
  await rm(saved, { recursive: true, force: true });
  await rename(now, saved);
  console.log(
    `Saved ${count} pictures and the hashes of ${Object.keys(files).length} files in ${saved}/ (${seconds} s).`,
  );
} else {
  const old = z
    .record(z.string(), z.string())
    .parse(JSON.parse(await readFile(join(saved, "files.json"), "utf8")));
  const changedFiles = values.only === "" ? compareFiles(old, files) : [];
  const changedPictures = await comparePictures(saved, now, values.only);
  for (const line of [...changedFiles, ...changedPictures]) console.log(line);
  console.log(
    `${changedPictures.length} of ${count} pictures and ${changedFiles.length} files differ from ${saved}/ (${seconds} s).`,
  );
  if (changedPictures.length === 0) await rm(now, { recursive: true });
  else {
    console.log(`The pictures that differ are in ${now}/.`);
    process.exitCode = 1;
  }
}
