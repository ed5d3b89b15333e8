import { expect, test } from "vitest";
import { dayInks, inlineInks } from "./outline-text.ts";

const css = `
  :root { --g: #dcae2c; --k: #1a1611; --dp: var(--p); --p: #f5eddc;
    @media (prefers-color-scheme: dark) { --p: #f0e6d0; } }
`;

test("a print has the inks of light mode: those before the first media query", () => {
  expect(Object.fromEntries(dayInks(css))).toEqual({
    g: "#dcae2c",
    k: "#1a1611",
    dp: "var(--p)",
    p: "#f5eddc",
  });
});

test("inks become colors, including references to other inks", () => {
  expect(inlineInks('<path fill="var(--g)" stroke="var(--dp)"/>', dayInks(css))).toBe(
    '<path fill="#dcae2c" stroke="#f5eddc"/>',
  );
});

test("a missing ink becomes its fallback", () => {
  expect(inlineInks("var(--gl, var(--k)) var(--cl,#fff)", dayInks(css))).toBe("#1a1611 #fff");
});

test("a picture with an unknown ink is an error", () => {
  expect(() => inlineInks("var(--nobody)", dayInks(css))).toThrow("There is no ink --nobody.");
});
