import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import { addressesIn, SITE_MAP } from "#app/outputs/identity/sitemap.ts";
import { cardPath } from "#app/outputs/share/card.ts";
import { isStandIn } from "#app/routes/paths.ts";
import type { WrittenPage } from "./pages.ts";

/** The files of a page: its document with compressed copies, and its share card. */
function listFiles({ stem, card }: WrittenPage): readonly string[] {
  const document = `${stem}.html`;
  const copies = [document, `${document}.br`, `${document}.gz`];
  return card === undefined ? copies : [...copies, cardPath(stem)];
}

async function isMissing(file: string): Promise<boolean> {
  return access(file).then(
    () => false,
    () => true,
  );
}

/**
 * Checks that no build step has left out a page.
 *
 * @param address address of the published site
 * @throws Error with all missing files, and all pages that are wrongly in or missing from the site map
 */
export async function assertComplete(
  pages: readonly WrittenPage[],
  out: string,
  address: string,
): Promise<void> {
  const faults: string[] = [];
  const mapped = new Set(addressesIn(await readFile(join(out, SITE_MAP), "utf8")));
  for (const page of pages) {
    for (const file of listFiles(page)) {
      if (await isMissing(join(out, file))) faults.push(`${page.path} has no ${file}.`);
    }
    const isListed = mapped.has(address + page.path);
    if (isListed === isStandIn(page.name)) {
      faults.push(`${page.path} is ${isListed ? "" : "not "}in the site map.`);
    }
  }
  if (faults.length > 0) throw new Error(`The build is not complete.\n${faults.join("\n")}`);
}
