import { expect, test } from "vitest";
import { seasonId } from "#app/domain/seasons.ts";

test("a season’s id has the team and the year", () => {
  expect(seasonId("Anchors", 2019)).toBe("anchors-2019");
  expect(seasonId("Côte Sauvage", 2024)).toBe("cote-sauvage-2024");
  expect(seasonId(" D’Arcy & Co. ", 2024)).toBe("d-arcy-co-2024");
});

test("a team name without Latin letters still has an id", () => {
  expect(seasonId("海", 2024)).toBe("season-2024");
});
