import { expect, test } from "vitest";
import { expiryProblem, SECURITY_EXPIRES, securityTxt } from "./security-txt.ts";

test("security.txt has a contact, an expiry date and its canonical URL", () => {
  expect(securityTxt("captains@example.org", "https://example.org")).toBe(
    [
      "Contact: mailto:captains@example.org",
      `Expires: ${SECURITY_EXPIRES}`,
      "Preferred-Languages: en",
      "Canonical: https://example.org/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test("the expiry date has the format of RFC 9116", () => {
  expect(SECURITY_EXPIRES).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
  expect(Number.isNaN(Date.parse(SECURITY_EXPIRES))).toBe(false);
});

const problem = (now: string) => expiryProblem("2027-11-01T00:00:00Z", Date.parse(now));

test("the check asks for a later expiry date during the last 31 days before it", () => {
  expect(problem("2027-10-01T00:00:00Z")).toBeUndefined();
  expect(problem("2027-10-01T00:00:01Z")).toMatch(/^security\.txt expires on 2027-11-01\. Check /);
  expect(problem("2027-11-01T00:00:00Z")).toMatch(/^security\.txt expired on 2027-11-01\. Check /);
});
