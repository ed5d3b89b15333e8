import { expect, test } from "vitest";
import { brandId } from "#app/domain/ids.ts";
import {
  badgeAddress,
  personAddress,
  type QuestQuery,
  readSelection,
  tabAddress,
  viewAddress,
} from "./selection.ts";

const badge = (id: string) => {
  return { id: brandId<"badge">(id), title: id, value: "Brain", times: 1 };
};
const person = (id: string) => {
  return { id: brandId<"person">(id), first: "A", last: id, badges: 1, place: 1 };
};

const quest = {
  year: 2019,
  firstPerson: brandId<"person">("sedge"),
  people: [person("aspen"), person("sedge")],
  formerIds: undefined,
  badges: [badge("HI_FIVE"), badge("RAK")],
};

const select = (asked: QuestQuery) => readSelection(quest, asked);
const viewFor = (asked: QuestQuery) => {
  const { view, details, tab } = select(asked);
  return { view, details, tab };
};

test("an empty URL shows the team, the first player of the roster and the first badge", () => {
  const { person: selected, badge: first, unknown, kept } = select({});
  expect(viewFor({})).toEqual({ view: "team", details: "person", tab: "home" });
  expect([selected?.id, first?.id]).toEqual(["sedge", "HI_FIVE"]);
  expect([unknown, kept]).toEqual([{}, {}]);
});

test("the view of a person or badge opens the Details tab with her or it", () => {
  expect(viewFor({ view: "person" })).toEqual({
    view: "person",
    details: "person",
    tab: "details",
  });
  expect(viewFor({ view: "badge" })).toEqual({ view: "badge", details: "badge", tab: "details" });
});

test("a person or badge in the URL opens its view, the person before the badge", () => {
  expect(viewFor({ player: "aspen" })).toEqual(viewFor({ view: "person" }));
  expect(viewFor({ badge: "RAK" })).toEqual(viewFor({ view: "badge" }));
  expect(viewFor({ player: "aspen", badge: "RAK" }).view).toBe("person");
});

test("an unknown person or badge in the URL opens its view, too", () => {
  expect(viewFor({ player: "nobody" }).view).toBe("person");
  expect(viewFor({ view: "map", badge: "NOTHING" }).view).toBe("badge");
});

test("the view in the URL counts more than its person", () => {
  expect(viewFor({ view: "team", player: "aspen" }).view).toBe("team");
});

test("the tab of phones and the main panel of wide screens are independent", () => {
  expect(viewFor({ view: "badge", tab: "leaderboard" })).toEqual({
    view: "badge",
    details: "badge",
    tab: "leaderboard",
  });
  expect(viewFor({ tab: "details" })).toEqual({ view: "team", details: "person", tab: "details" });
  expect(viewFor({ view: "team", tab: "details", badge: "RAK" }).details).toBe("badge");
});

test("an unknown view or tab is the default one", () => {
  expect(viewFor({ view: "map", tab: "map" })).toEqual(viewFor({}));
});

test("an unknown person or badge selects nothing and is named as unknown", () => {
  expect(select({ player: "nobody", badge: "NOTHING" })).toMatchObject({
    person: undefined,
    badge: undefined,
    unknown: { player: "nobody", badge: "NOTHING" },
  });
});

test("an unknown badge stays in the URL, because another edition may have it", () => {
  expect(select({ player: "nobody", badge: "PLANK_PRO" }).kept).toEqual({ badge: "PLANK_PRO" });
});

test("“none” selects nothing and is not unknown", () => {
  const { person: nobody, badge: nothing, unknown } = select({ player: "none", badge: "none" });
  expect([nobody, nothing, unknown]).toEqual([undefined, undefined, {}]);
});

test("links keep the other selections and leave out defaults", () => {
  const selection = select({ view: "badge", badge: "RAK", player: "aspen", tab: "badges" });
  expect(personAddress(selection, "sedge")).toBe("/badgequest?view=person&player=sedge&badge=RAK");
  expect(badgeAddress(selection, "HI_FIVE")).toBe(
    "/badgequest?view=badge&player=aspen&badge=HI_FIVE",
  );
  expect(viewAddress(selection, "team")).toBe("/badgequest?view=team&player=aspen&badge=RAK");
  expect(viewAddress(select({}), "person")).toBe("/badgequest?view=person");
  expect(tabAddress(select({}), "badges")).toBe("/badgequest?tab=badges");
  expect(tabAddress(select({}), "home")).toBe("/badgequest");
  expect(tabAddress(selection, "home")).toBe(
    "/badgequest?view=badge&player=aspen&badge=RAK&tab=home",
  );
  expect(tabAddress(selection, "details")).toBe("/badgequest?view=badge&player=aspen&badge=RAK");
});

test("links drop unknown people and empty selections", () => {
  expect(badgeAddress(select({ player: "nobody" }), "RAK")).toBe(
    "/badgequest?view=badge&badge=RAK",
  );
  expect(personAddress(select({ badge: "none" }), "aspen")).toBe(
    "/badgequest?view=person&player=aspen",
  );
});
