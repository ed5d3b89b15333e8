import { expect, test } from "vitest";
import { countLines } from "#bench/count-lines.ts";

test("no room has more than a tenth above its limit of lines", () => {
  const tooLong = countLines().filter(({ sum, limit }) => sum > 1.1 * limit);
  expect(tooLong, "take something away, or raise a limit of bench/budgets.ts and say why").toEqual(
    [],
  );
});
