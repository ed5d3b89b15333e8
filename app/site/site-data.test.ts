import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { loadSite } from "./site-data.ts";

const content = loadContent();
const announced = { callout: "Come", link: "https://forms.example/", bring: [], faq: [] };
const days = [{ day: "2027-05-15" }, { day: "2027-05-16" }];

const iso = (moment: number | undefined) => moment && new Date(moment).toISOString().slice(0, 16);

function loadTryouts(
  tryouts: { readonly dates: typeof days; readonly until?: string },
  publishedAt?: string,
) {
  const site = { ...content.site, tryouts: { ...announced, timeZone: "UTC", ...tryouts } };
  const at = publishedAt === undefined ? undefined : Date.parse(publishedAt);
  const sources = openSources({ ...content, site }, new Map(), { publishedAt: at });
  const { closes, ends, areOver } = loadSite(sources).site.tryouts ?? {};
  return { closes: iso(closes), ends: iso(ends), areOver };
}

test("registration closes after its last day, and tryouts end after theirs", () => {
  expect(loadTryouts({ until: "2027-05-07", dates: days })).toEqual({
    closes: "2027-05-08T00:00",
    ends: "2027-05-17T00:00",
  });
});

test("registration without a last day closes when tryouts end", () => {
  const ends = "2027-05-17T00:00";
  expect(loadTryouts({ dates: days })).toEqual({ closes: ends, ends });
});

test("tryouts without any date have no end", () => {
  expect(loadTryouts({ dates: [] })).toEqual({});
});

test("tryouts are over in the document only if it was published after them", () => {
  const tryouts = { until: "2027-05-07", dates: days };
  expect(loadTryouts(tryouts, "2027-05-10T12:00Z").areOver).toBeUndefined();
  expect(loadTryouts(tryouts, "2027-05-17T12:00Z").areOver).toBe(true);
});
