import { problemsAfter } from "#app/content/testing/small-content.ts";
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

test("a domain with www. is rejected at its position, with the right form", () => {
  const edit = ["site.yml", "domain: cote", "domain: www.cote"] as const;
  expect(problemsAfter(edit)).toMatchObject([
    {
      severity: "error",
      file: "site.yml",
      line: 3,
      field: "domain",
      cause: 'domain is "www.cotesauvage.example".',
      remedy: "A domain is the bare name, such as gale.example, without https:// and www.",
    },
  ]);
});
