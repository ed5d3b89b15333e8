import { readFileSync } from "node:fs";
import addFormats from "ajv-formats";
import Ajv2020 from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { feeds } from "./feeds.ts";

const site = { address: "https://www.cotesauvage.example", base: "/" };
const files = feeds(buildRecord(loadContent()), site, Date.UTC(2026, 4, 20));

const schemas = "tests/support/feeds";
const atom = readFileSync(`${schemas}/atom.rng`, "utf8");

/** libxml2's errors for the grammar of RFC 4287. */
async function findFaults(xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({ xml, schema: atom, extension: "relaxng" });
  return errors.map(({ message }) => message);
}

const readFeed = (path: string) => files.get(path) ?? "";

test.each(["/news.atom", "/results.atom"])("%s is valid by RFC 4287", async (path) => {
  expect(await findFaults(readFeed(path))).toEqual([]);
});

test.each(["/news.json", "/results.json"])(
  "%s is a JSON Feed 1.1 by a schema that rejects others",
  (path) => {
    const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true });
    addFormats(ajv);
    const isValid = ajv.compile(
      JSON.parse(readFileSync(`${schemas}/json-feed.schema.json`, "utf8")),
    );
    const feed: Record<string, unknown> = JSON.parse(readFeed(path));
    isValid(feed);
    expect(isValid.errors).toBeNull();
    isValid({ ...feed, title: undefined, items: [{ id: 1 }] });
    expect(isValid.errors).not.toBeNull();
  },
);
