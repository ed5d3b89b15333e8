import { expect, test } from "vitest";
import { firstPaints } from "./measure-route.ts";

/** A page and its copy that are painted after the times named, the last one from then on. */
function pages(scripted: readonly number[], plain: readonly number[]) {
  const asked: string[] = [];
  const times = { scripted: [...scripted], plain: [...plain] };
  const time = (page: "scripted" | "plain"): Promise<number> => {
    asked.push(page);
    const left = times[page];
    return Promise.resolve((left.length > 1 ? left.shift() : left[0]) ?? 0);
  };
  return { asked, time };
}

test("each of the two is first in every second turn", async () => {
  const { asked, time } = pages([100], [100]);
  await firstPaints(time, 4);
  expect(asked.join(" ")).toBe("scripted plain plain scripted scripted plain plain scripted");
});

test("the medians of both are told", async () => {
  const { time } = pages([90, 101, 300], [100, 99, 10]);
  expect(await firstPaints(time, 3)).toEqual({ painted: 101, paintedPlain: 99 });
});

test("a delay by chance is looked at again, and all turns count", async () => {
  const { asked, time } = pages([120, 120, 101], [100]);
  expect(await firstPaints(time, 3)).toEqual({ painted: 101, paintedPlain: 100 });
  expect(asked).toHaveLength(12);
});

test("a delay that stays is told after four times the turns", async () => {
  const { asked, time } = pages([120], [100]);
  expect(await firstPaints(time, 3)).toEqual({ painted: 120, paintedPlain: 100 });
  expect(asked).toHaveLength(24);
});
