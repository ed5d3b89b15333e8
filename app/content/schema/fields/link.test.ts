import { expect, test } from "vitest";
import { link } from "#app/content/schema/fields.ts";

test.each([
  "https://ultiworld.com/2015/06/29/santa-maria-sinks/",
  "http://oshadega.com/",
  "https://play.usaultimate.org/teams/?TeamId=5HEbMP7FF%2beI%3d",
  "mailto:captains@cotesauvage.example",
  "/roster2019",
  "https://www.youtube.com/@gale-ultimate",
  "https://example.com?to=a@b.example",
  "/",
])("%s is a valid link", (value) => {
  expect(link.safeParse(value).success).toBe(true);
});

test.each([
  "",
  "www.example.com",
  "https://",
  "https://nowhere",
  "https://example.com/a b",
  "http://[example.com",
  "//example.com",
  "javascript:alert(1)",
  "mailto:captains",
  "ftp://example.com/",
  "https://ultiworld.com@evil.example/",
  "https://user:word@evil.example/",
  "https://evil.example\\@ultiworld.com/",
])("%j is not a valid link", (value) => {
  expect(link.safeParse(value).success).toBe(false);
});
