import { expect, test } from "vitest";
import { rosterFile } from "#app/content/files.ts";
import { roster } from "#app/content/schema/roster.ts";
import { smallContent } from "#app/content/testing/small-content.ts";
import { readYaml } from "./read-yaml.ts";
import { schemaNode } from "./schema-node.ts";
import { walkTexts } from "./walk-texts.ts";

test("every text in a file is visited with its path and its schema", () => {
  const { raw } = readYaml(smallContent.get(rosterFile(2019)) ?? "");
  const texts = [...walkTexts(raw, schemaNode(roster))];
  expect(texts.map(({ text, path, node }) => [text, path.join(" "), node["refersTo"]])).toEqual([
    ["Côte Sauvage 2019", "displayName", undefined],
    ["alder", "captains 0", "players"],
    ["alder", "players 0", "players"],
    ["ek", "players 1", "players"],
    ["berg", "coaches 0", "players"],
  ]);
});

test("texts outside the schema are skipped", () => {
  expect([...walkTexts({ weather: "rain" }, schemaNode(roster))]).toEqual([]);
  expect([...walkTexts(undefined, schemaNode(roster))]).toEqual([]);
});
