import { expect, test } from "vitest";
import { pageAt, texts } from "#tests/support/page-at.ts";

test("the phone menu marks a page of its second list as the current one, and no other", async () => {
  const page = await pageAt("/players");
  expect(texts(page, '#menu [aria-current="page"]')).toEqual(["Players"]);
});
