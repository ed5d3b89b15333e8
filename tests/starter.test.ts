import { existsSync, readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { loadContent, readFolder } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import { seasonId } from "#app/domain/seasons.ts";
import { openRenderer } from "#app/entry-server.tsx";
import { knownPages } from "#app/routes/has-page.ts";
import { openSources } from "#app/routes/sources.ts";
import { sitePages } from "#app/site/site-pages.ts";
import { timeLimit } from "./support/time-limit.ts";

const starter = readFolder("examples/starter");

test.each(readdirSync("examples"))("the example %s passes the checks without a warning", (club) => {
  const folder = join("examples", club);
  expect(checkContent(readFolder(folder), { pages: knownPages }).problems).toEqual([]);
  const { site, tournaments } = loadContent(folder);
  expect(site.domain).toMatch(/\.example$/);
  expect(tournaments.length).toBeGreaterThan(0);
});

test(
  "every page of the club to copy can be rendered",
  async () => {
    const sources = openSources(loadContent("examples/starter"));
    const render = openRenderer(sources);
    for (const page of sitePages(sources)) {
      expect((await render(page)).html.length).toBeGreaterThan(500);
    }
  },
  timeLimit(60_000),
);

test("its files find their schemas once they are copied to content/", () => {
  const yaml = [...starter].map(([file, text]) => {
    const [, path = ""] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text) ?? [];
    return posix.join("content", posix.dirname(file), path);
  });
  expect(yaml.filter((schema) => !schema.startsWith("schemas/") || !existsSync(schema))).toEqual(
    [],
  );
});

test.each(["🦊 Foxes", "東京フリスビー", "Đakovo Łódź", "O'Malley's #1 <Team>", "42"])(
  "it has no errors under another name: %s",
  (name) => {
    const site = starter.get("site.yml") ?? "";
    const texts = new Map(starter).set(
      "site.yml",
      site
        .replace("name: Your Club Ultimate", `name: ${JSON.stringify(name)}`)
        .replace("teamName: Your Club", `teamName: ${JSON.stringify(name)}\nwordmark: Foxes`)
        .replace(/^defaultRoster: .*$/m, `defaultRoster: ${seasonId(name, 2026)}`),
    );
    const { problems } = checkContent(texts, { pages: knownPages });
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  },
);
