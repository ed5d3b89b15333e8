import { expect, test } from "vitest";
import { advance } from "#app/lib/wood-type/measure.ts";
import { drawRail } from "#app/outputs/share/card.ts";

/** Where the domain ends, and where the text beside it starts. */
function measureRail(domain: string, text: string): number[] {
  const [left, right] = Array.from(
    drawRail(domain, text).matchAll(/<text ([^>]*)>([^<]*)</g),
    (line) => {
      const number = (name: string) =>
        Number(new RegExp(`${name}="([\\d.]+)`).exec(line[1] ?? "")?.[1]);
      return {
        x: number("x"),
        length: advance(line[2] ?? "", number("font-stretch")) * number("font-size"),
      };
    },
  );
  if (left === undefined || right === undefined) throw new Error("A rail has two lines.");
  return [left.x + left.length, right.x - right.length];
}

test("on a share card a domain of any length ends at least 20 px before the text beside it", () => {
  const long = "theextremelylongwindeddiscsocietyoflowersaxony.example";
  for (const domain of ["gale.example", long]) {
    const [domainEnd = 0, textStart = 0] = measureRail(domain, "Mixed club ultimate · Göttingen");
    expect(textStart - domainEnd).toBeGreaterThan(20);
  }
});
