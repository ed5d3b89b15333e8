import { expect, test } from "vitest";
import { shareTags } from "./share-tags.ts";

test("social tags have the page, its card and the card’s description", () => {
  const tags = shareTags({
    siteName: "Côte Sauvage",
    title: "Results · Côte Sauvage",
    description: "Every score.",
    address: "https://example.org/results",
    image: "https://example.org/share/results.png",
    alt: "Results in wood type.",
  });
  expect(Object.fromEntries(tags)).toEqual({
    "og:type": "website",
    "og:site_name": "Côte Sauvage",
    "og:locale": "en_US",
    "og:url": "https://example.org/results",
    "og:title": "Results · Côte Sauvage",
    "og:description": "Every score.",
    "og:image": "https://example.org/share/results.png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Results in wood type.",
    "twitter:card": "summary_large_image",
  });
});
