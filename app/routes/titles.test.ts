import { expect, test } from "vitest";
import { eventLinkLabel } from "./titles.ts";

test("an event page on the governing body’s site is named after it", () => {
  const governingBody = {
    name: "Coast Frisbee Union",
    short: "CFU",
    link: "https://union.example",
  };
  const site = { governingBody };
  expect(eventLinkLabel(site, "https://play.union.example/events/1")).toBe("CFU page");
  expect(eventLinkLabel(site, "https://league.example/1")).toBe("Event page");
  expect(eventLinkLabel({ governingBody: { name: "Union" } }, "https://league.example")).toBe(
    "Event page",
  );
});
