import { expect, test } from "vitest";
import { domain } from "#app/content/schema/fields.ts";

test.each(["gale.example", "gale-1.ultimate.example", "my-club.github.io"])(
  "%s is a domain",
  (value) => {
    expect(domain.safeParse(value).success).toBe(true);
  },
);

test.each([
  "www.gale.example",
  "https://gale.example",
  "gale.example/",
  "gale.example:8080",
  "Gale.example",
  "gale",
  "gale .example",
])("%s is not a domain", (value) => {
  expect(domain.safeParse(value).success).toBe(false);
});
