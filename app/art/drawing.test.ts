import { expect, test } from "vitest";
import { openDrawings } from "./drawing.ts";

const FILE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
  <circle r="4" fill="var(--hair, #191611)"/>
  <g id="disc">
    <circle r="1" fill="var(--sun, #dcae2c)"/>
  </g>
</svg>
`;

const drawings = openDrawings<"a">({ "./drawings/a.svg": FILE });

test("a drawing has the inks that are given for its variables, or the print inks of their names", () => {
  expect(drawings.draw("a", { hair: "plate1" })).toBe(
    '<circle r="4" fill="var(--b)"/><g><circle r="1" fill="var(--g)"/></g>',
  );
});

test("a layer can be replaced, left out, or drawn alone", () => {
  const inks = { hair: "black" } as const;
  expect(drawings.draw("a", inks, { disc: "<path/>" })).toMatch(/<g><path\/><\/g>$/);
  expect(drawings.draw("a", inks, { disc: "" })).not.toContain("<g>");
  expect(drawings.layer("a", "disc")).toBe('<circle r="1" fill="var(--g)"/>');
});

test("a variable without an ink is named", () => {
  expect(() => drawings.draw("a")).toThrow("a.svg: there is no ink --hair.");
});
