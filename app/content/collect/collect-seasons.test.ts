import { expect, test } from "vitest";
import { draftAfter } from "#app/content/testing/small-content.ts";

const firstWith = (lines: string) =>
  draftAfter(["site.yml", "badgeQuest:", `${lines}\nbadgeQuest:`]).tournaments[0];

test("a tournament shows what the club says of its event", () => {
  expect(firstWith("")?.scene).toBeUndefined();
  expect(firstWith("events: { esc: { scene: peaks } }")?.scene).toBe("peaks");
});

test("the championship shows a star, unless the club says otherwise", () => {
  expect(firstWith("championship: { name: E.S.C. }")?.scene).toBe("star");
  const both = "championship: { name: ESC }\nevents: { esc: { scene: cup } }";
  expect(firstWith(both)?.scene).toBe("cup");
});

test("an event under a new name has the years and the scene of the old one", () => {
  const renamed = "events: { esc: { sameAs: open }, open: { scene: globe } }";
  expect(firstWith(renamed)).toMatchObject({ event: "open", scene: "globe" });
});
