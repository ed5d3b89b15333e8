import { expect, test } from "vitest";
import { hasExpired, SECURITY_EXPIRES, securityTxt } from "./security-txt.ts";

test("security.txt says whom to write to, until when, and where it belongs", () => {
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

test("its day is written as RFC 9116 asks", () => {
  expect(SECURITY_EXPIRES).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
  expect(Number.isNaN(Date.parse(SECURITY_EXPIRES))).toBe(false);
});

test("it expires at its moment, not before", () => {
  const moment = Date.parse("2027-11-01T00:00:00Z");
  expect(hasExpired("2027-11-01T00:00:00Z", moment - 1)).toBe(false);
  expect(hasExpired("2027-11-01T00:00:00Z", moment)).toBe(true);
});
