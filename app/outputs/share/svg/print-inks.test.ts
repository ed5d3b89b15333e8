import { expect, test } from "vitest";
import { dayInks, inked } from "./outline-text.ts";

const css = `
  :root { --g: #dcae2c; --k: #1a1611; --dp: var(--p); --p: #f5eddc;
    @media (prefers-color-scheme: dark) { --p: #f0e6d0; } }
`;

test("the inks of the day are those before the first media query", () => {
  expect(Object.fromEntries(dayInks(css))).toEqual({
    g: "#dcae2c",
    k: "#1a1611",
    dp: "var(--p)",
    p: "#f5eddc",
  });
});

test("inks become colors, also those that stand for another", () => {
  expect(inked('<path fill="var(--g)" stroke="var(--dp)"/>', dayInks(css))).toBe(
    '<path fill="#dcae2c" stroke="#f5eddc"/>',
  );
});

test("an ink that the day does not have becomes its fallback", () => {
  expect(inked("var(--gl, var(--k)) var(--cl,#fff)", dayInks(css))).toBe("#1a1611 #fff");
});

test("a picture in an ink that nobody knows is an error", () => {
  expect(() => inked("var(--nobody)", dayInks(css))).toThrow("There is no ink --nobody.");
});
