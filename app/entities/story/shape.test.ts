import { expect, test } from "vitest";
import type { NewsItem } from "#app/record/record.ts";
import { shapeStories } from "./shape.ts";

const item = (date: string, title: string, type: NewsItem["type"] = "ARTICLE"): NewsItem => ({
  title,
  link: `https://example.com/${date}`,
  date,
  author: "The Tide",
  type,
});

test("stories are newest first, with their long date and language; only videos are marked", () => {
  const stories = shapeStories([
    item("2019-07-10", "Primer"),
    { ...item("2020-05-26", "Send it Back", "VIDEO"), language: "fr" },
  ]);
  expect(stories).toEqual([
    {
      title: "Send it Back",
      language: "fr",
      link: "https://example.com/2020-05-26",
      date: "2020-05-26",
      longDate: "May 26, 2020",
      author: "The Tide",
      video: true,
    },
    {
      title: "Primer",
      link: "https://example.com/2019-07-10",
      date: "2019-07-10",
      longDate: "July 10, 2019",
      author: "The Tide",
    },
  ]);
});
