import { expect, test } from "vitest";
import { breadcrumbs } from "./breadcrumbs.ts";

const player = {
  name: "player",
  path: "/players/o",
  title: "Li O · Côte Sauvage Ultimate",
} as const;
const address = "https://club.example";

test("a record page is below its list", () => {
  expect(breadcrumbs(player, address, { paths: ["/players"], parts: undefined })).toEqual([
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: "https://club.example/" },
        { "@type": "ListItem", position: 2, name: "Players", item: "https://club.example/players" },
        { "@type": "ListItem", position: 3, name: "Li O", item: "https://club.example/players/o" },
      ],
    },
  ]);
});

test("only the last part of a title is cut off: a name keeps its own middle dot", () => {
  const path = "/tournaments/2024-fog-bowl";
  const fog = { name: "tournament", path, title: "Fog Bowl · East 2024 · Gale" } as const;
  const crumbs = breadcrumbs(fog, address, { paths: [], parts: undefined });
  expect(JSON.stringify(crumbs)).toContain('"name":"Fog Bowl · East 2024"');
});

test("a list that the club does not have is left out", () => {
  const crumbs = JSON.stringify(breadcrumbs(player, address, { paths: [], parts: undefined }));
  expect(crumbs).toContain('"name":"Li O"');
  expect(crumbs).not.toContain('"name":"Players"');
});

test("a page that is not about one entry of a list, such as Results, has no breadcrumbs", () => {
  const results = { name: "results", path: "/results", title: "Results" } as const;
  expect(breadcrumbs(results, address, { paths: [], parts: undefined })).toEqual([]);
});

test("the list above a page has the club’s own name for it", () => {
  const badge = { name: "badge", path: "/badges/paw", title: "Paw" } as const;
  const site = { paths: ["/badgequest"], parts: { badgequest: "The Long Tide" } };
  expect(JSON.stringify(breadcrumbs(badge, address, site))).toContain('"name":"The Long Tide"');
});
