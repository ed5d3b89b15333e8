import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writtenPage } from "#tests/support/written-page.ts";
import { assertComplete } from "./complete.ts";

const address = "https://example.org";
const pages = [
  writtenPage("/results", "", { card: { markup: "", alt: "" } }),
  writtenPage("/players/lo", "", { params: { id: "lo" } }),
  writtenPage("/404"),
];
const files = ["results", "players/lo", "404"]
  .map((stem) => `${stem}.html`)
  .flatMap((file) => [file, `${file}.br`, `${file}.gz`]);

let out = "";

async function write(file: string, text = ""): Promise<void> {
  await mkdir(dirname(join(out, file)), { recursive: true });
  await writeFile(join(out, file), text);
}

beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), "complete-"));
  for (const file of [...files, "share/results.png"]) await write(file);
  await write("sitemap.xml", `<loc>${address}/results</loc><loc>${address}/players/lo</loc>`);
});
afterEach(async () => {
  await rm(out, { recursive: true });
});

test("a build with every file of every page is complete", async () => {
  await expect(assertComplete(pages, out, address)).resolves.toBeUndefined();
});

test.each(["players/lo.html.br", "results.html", "share/results.png"])(
  "a build without %s says so",
  async (file) => {
    await rm(join(out, file));
    await expect(assertComplete(pages, out, address)).rejects.toThrow(file);
  },
);

test("a page that the site map lacks is named, and so is one that must not be in it", async () => {
  await write("sitemap.xml", `<loc>${address}/results</loc><loc>${address}/404</loc>`);
  await expect(assertComplete(pages, out, address)).rejects.toThrow(
    "The build is not complete.\n/players/lo is not in the site map.\n/404 is in the site map.",
  );
});
