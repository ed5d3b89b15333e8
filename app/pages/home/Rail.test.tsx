import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { collectRules, RuleSink } from "#app/ui/computed-rule/rule-sink.ts";
import { Rail } from "./View.tsx";
import styles from "./Home.module.css";

function railOf(count: number): string {
  const seasons = Array.from({ length: count }, (_, index) => ({
    id: `gale-${2026 - index}`,
    year: 2026 - index,
    record: "6–1",
    finish: "2nd Nationals",
    isNow: false,
  }));
  return renderToStaticMarkup(
    <RuleSink value={collectRules().sink}>
      <Rail seasons={seasons} />
    </RuleSink>,
  );
}

test.each([1, 2, 3])("a rail of few seasons, %i, fills its fields", (count) => {
  expect(railOf(count)).toContain(String(styles["few"]));
});

test("a rail of many seasons stays as close as it is", () => {
  expect(railOf(4)).not.toContain(String(styles["few"]));
});
