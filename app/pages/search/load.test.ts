import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { route } from "./load.ts";

test("a club with unsanctioned tournaments alone has a drawing for their kind", () => {
  const content = loadContent();
  const tournaments = content.tournaments.filter(({ sanctioned }) => !sanctioned);
  const { data, sheets } = route.load(openSources({ ...content, tournaments }), {});
  const kinds = sheets?.find(({ href }) => href === data.art.kinds);
  expect(data.entries.filter(({ kind }) => kind === "tournaments")).not.toEqual([]);
  expect(kinds?.svg).toContain('id="kinds-tournaments"');
});
