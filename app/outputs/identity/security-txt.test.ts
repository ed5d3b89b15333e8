import { expect, test } from "vitest";
import { securityTxt } from "./security-txt.ts";

test("security.txt is valid for less than a year from publishing", () => {
  const address = "https://www.cotesauvage.example";
  expect(securityTxt("crew@cotesauvage.example", address, Date.parse("2026-11-29T17:00Z"))).toBe(
    [
      "Contact: mailto:crew@cotesauvage.example",
      "Expires: 2027-11-28T00:00:00Z",
      "Preferred-Languages: en",
      "Canonical: https://www.cotesauvage.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});
