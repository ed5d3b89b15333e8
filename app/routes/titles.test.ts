import { expect, test } from "vitest";
import { eventPage } from "./titles.ts";

test("an event page on the governing body’s site is named after it", () => {
  const governingBody = {
    name: "Coast Frisbee Union",
    short: "CFU",
    link: "https://union.example",
  };
  const site = { governingBody };
  expect(eventPage(site, "https://play.union.example/events/1")).toBe("CFU page");
  expect(eventPage(site, "https://league.example/1")).toBe("Event page");
  expect(eventPage({ governingBody: { name: "Union" } }, "https://league.example")).toBe(
    "Event page",
  );
});
