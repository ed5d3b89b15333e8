import { expect, test } from "vitest";
import { proof } from "#app/art/proof.ts";
import { claimPlate, plateSheet, sponsorPlate } from "./plate.ts";

const scott = {
  id: "scott",
  position: "Cutter",
  jersey: 31,
  name: { first: "Sara", last: "Scott" },
} as const;

test("a claimed plate is printed, one still out there is dashed, its letters gray", () => {
  const { symbols } = plateSheet("plates", [{ code: "OH", run: 0 }, { code: "HI" }]);
  const [claimed = "", missing = ""] = symbols.split("</symbol>");
  expect(claimed).toContain('fill="var(--g)"');
  expect(claimed).not.toContain("dasharray");
  expect(missing).toContain('stroke-dasharray="4 3.5"');
  expect(missing).toContain('fill="var(--disabled)">HI</text>');
  expect(proof(symbols.replaceAll(/ id="[^"]*"/g, ""))).toEqual([]);
});

test("the serial is made of the spotter's last name and number", () => {
  const claim = { state: "Michigan", date: "August 5, 2019" };
  expect(claimPlate({ ...claim, spotter: scott })).toContain(">SCO 31</text>");
  const li = { ...scott, jersey: 0, name: { first: "A", last: "O’Li" } };
  expect(claimPlate({ ...claim, spotter: li })).toContain(">OLI 0</text>");
  const coach = { ...scott, position: "Coach", jersey: undefined } as const;
  expect(claimPlate({ ...claim, spotter: coach })).toContain(">SCO</text>");
});

test("the longest state fits between the bolts", () => {
  const plate = claimPlate({
    state: "Northern Mariana Islands",
    spotter: scott,
    date: "September 30, 2019",
  });
  expect(proof(plate)).toEqual([]);
  const [, length] = /textLength="([\d.]+)"[^>]*>NORTHERN MARIANA/.exec(plate) ?? [];
  expect(Number(length)).toBeLessThan(390);
});

test.each(["Oshadega", "Orangetheory Fitness", "A & B <Ultimate> Discs of the Great Lakes"])(
  "the sign of %s keeps its lines inside",
  (name) => {
    const sign = sponsorPlate(name);
    expect(proof(sign)).toEqual([]);
    for (const [, x, length] of sign.matchAll(/<text x="([\d.]+)"[^>]*textLength="([\d.]+)"/g)) {
      expect(Number(x) + Number(length)).toBeLessThan(440);
    }
  },
);
