import { expect, test } from "vitest";
import { fold } from "#app/domain/search/fold.ts";
import { listedNews, newestNewsFirst } from "./listed.ts";

const item = (date: string, title: string) => ({ date, title, haystack: fold(title) });
const NEWS = [
  item("2019-10-20", "Women’s Nationals Preview"),
  item("2019-06-01", "Roster Release"),
  item("2016-09-08", "2016 Women's Club Regionals Mega-Preview"),
];
const listed = (year: number, showAll: boolean, query: string) =>
  listedNews(NEWS, { year, showAll, query }).map(({ title }) => title);

test("a season lists the news of its year", () => {
  expect(listed(2019, false, "")).toEqual(["Women’s Nationals Preview", "Roster Release"]);
});

test("all news list every year", () => {
  expect(listed(2019, true, "")).toHaveLength(3);
});

test("curly and straight apostrophes find the same titles", () => {
  expect(listed(2019, true, "women's")).toEqual(listed(2019, true, "WOMEN’S"));
  expect(listed(2019, true, "women's")).toHaveLength(2);
});

test("any part of a title finds it", () => {
  expect(listed(2019, true, "ega-prev")).toEqual(["2016 Women's Club Regionals Mega-Preview"]);
});

test("a season without news and a search without hits list nothing", () => {
  expect(listed(2020, false, "")).toEqual([]);
  expect(listed(2019, true, "undefined")).toEqual([]);
});

test("the newest item comes first, items of one day in the order of the record", () => {
  const [one, two, three] = [
    item("2016-01-01", "b"),
    item("2019-01-01", "c"),
    item("2016-01-01", "a"),
  ];
  expect(newestNewsFirst([one, two, three])).toEqual([two, one, three]);
  expect(newestNewsFirst([])).toEqual([]);
});
