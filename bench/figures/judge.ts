import { budgets, pace } from "#bench/budgets.ts";
import { coldLoad, type FirstPaints, type Measured, type RouteFigures } from "./figures.ts";
import { duration, kibibytes, onForm, percent } from "./words.ts";

/** A budget that a figure misses, in words: "performance is 99, the budget is 100: 1 too few". */
type Judgment = (figures: RouteFigures) => string | undefined;

interface Rule {
  readonly name: string;
  readonly value: (figures: RouteFigures) => number | undefined;
  readonly budget: number;
  readonly words?: (value: number) => string;
}

function atMost({ name, value, budget, words = String }: Rule): Judgment {
  return (figures) => {
    const found = value(figures);
    if (found === undefined || found <= budget) return undefined;
    const over = words(found - budget);
    return `${name} is ${words(found)}, the budget is ${words(budget)}: ${over} too much`;
  };
}

function atLeast({ name, value, budget, words = String }: Rule): Judgment {
  return (figures) => {
    const found = value(figures);
    if (found === undefined || found >= budget) return undefined;
    const under = words(budget - found);
    return `${name} is ${words(found)}, the budget is ${words(budget)}: ${under} too few`;
  };
}

function thousandths(value: number): string {
  return value.toFixed(3);
}

/** The share of the first paint by which scripts delay it; 0 if the page is as fast or faster. */
export function firstPaintDelay({ painted, paintedPlain }: FirstPaints): number {
  return paintedPlain === 0 ? 0 : Math.max(0, painted / paintedPlain - 1);
}

const { score } = pace;

const judgments: readonly Judgment[] = [
  atLeast({ name: "performance", value: (page) => page.performance, budget: score }),
  atLeast({ name: "accessibility", value: (page) => page.accessibility, budget: score }),
  atLeast({ name: "best practices", value: (page) => page.bestPractices, budget: score }),
  atLeast({ name: "SEO", value: (page) => page.seo, budget: score }),
  atMost({
    name: "the blocking time",
    value: (page) => page.blocking,
    budget: pace.blocking,
    words: duration,
  }),
  atMost({
    name: "the layout shift",
    value: (page) => page.shift,
    budget: pace.shift,
    words: thousandths,
  }),
  atMost({
    name: "the delay of the first paint by scripts",
    value: firstPaintDelay,
    budget: pace.firstPaintDelay,
    words: percent,
  }),
  atMost({
    name: "the way to the page by a link",
    value: (page) => page.navigation,
    budget: pace.navigation,
    words: duration,
  }),
  atMost({
    name: "the slowest key in the search",
    value: (page) => page.typing,
    budget: pace.typing,
    words: duration,
  }),
  atMost({
    name: "the cold load",
    value: (page) => coldLoad(page.transfer),
    budget: budgets.coldLoad,
    words: kibibytes,
  }),
  atMost({
    name: "the number of elements that axe faults",
    value: (page) => page.axeNodes,
    budget: pace.axeNodes,
  }),
  atMost({
    name: "the number of failed requests",
    value: (page) => page.failed,
    budget: pace.failedRequests,
  }),
];

/** The budgets that a route misses, one sentence each; none where all are kept. */
export function misses({ route, form, figures }: Measured): string[] {
  return judgments.flatMap((judgment) => {
    const found = judgment(figures);
    return found === undefined ? [] : [`${route} ${onForm(form)}: ${found}.`];
  });
}
