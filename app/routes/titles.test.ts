import { expect, test } from "vitest";
import { eventLinkLabel } from "./titles.ts";

test("a link to an event is named after the governing body only on that body’s site", () => {
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
