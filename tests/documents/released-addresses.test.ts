/**
 * No address of an earlier release vanishes: `released-addresses.txt` has them all, by kind. An address that the site gives up
 * needs a line in `app/routes/former-addresses.ts`.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fillPattern } from "#app/lib/path/pattern.ts";
import { movedTo } from "#app/outputs/hosting/moved.ts";
import { readSite, type BuiltSite } from "#tests/support/built-site.ts";
import { clubSite } from "#tests/support/club-site.ts";

const released = readFileSync("tests/documents/released-addresses.txt", "utf8").trim().split("\n");

/** All addresses of a kind: `:id` is a player, season, …, of the site. */
function addressesOfKind(kind: string, { sitemapPaths }: BuiltSite): readonly string[] {
  const [, folder] = /^(?:\/share)?\/(\w+)\/:id/.exec(kind) ?? [];
  const pages = sitemapPaths.filter((path) => path.startsWith(`/${folder}/`));
  if (folder !== undefined)
    return pages.map((path) => fillPattern(kind, { id: path.split("/")[2] ?? "" }));
  const years = sitemapPaths.flatMap((path) => /^\/roster(\d+)$/.exec(path)?.[1] ?? []);
  return kind.includes(":year") ? years.map((year) => fillPattern(kind, { year })) : [kind];
}

function leadsSomewhere(site: BuiltSite, address: string): boolean {
  return site.has(movedTo(address) ?? address);
}

test("every kind of address of an earlier release leads to a page", () => {
  const site = readSite(clubSite.out);
  const lost = released.filter(
    (kind) => !addressesOfKind(kind, site).some((address) => leadsSomewhere(site, address)),
  );
  expect(lost).toEqual([]);
});
