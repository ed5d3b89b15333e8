import { growth, pace } from "#bench/budgets.ts";
import { duration, kibibytes } from "#bench/figures/words.ts";
import type { GrownFigures } from "./grown-figures.ts";

function times(value: number): string {
  return `${value.toFixed(2)} times`;
}

function buildMisses(known: GrownFigures, grown: GrownFigures): string[] {
  const ratio = grown.milliseconds / known.milliseconds;
  if (ratio <= grown.factor) return [];
  return [
    `${grown.factor} times the content: the build takes ${times(ratio)} as long, the budget is ${grown.factor}.`,
  ];
}

function loadMisses(known: GrownFigures, grown: GrownFigures): string[] {
  return [...grown.coldLoads].flatMap(([route, bytes]) => {
    const before = known.coldLoads.get(route) ?? bytes;
    const ratio = bytes / before;
    if (ratio <= growth.coldLoad) return [];
    return [
      `${grown.factor} times the content: the cold load of ${route} is ${times(ratio)} as large ` +
        `(${kibibytes(bytes)}, before ${kibibytes(before)}), the budget is ${growth.coldLoad}.`,
    ];
  });
}

function keyMisses({ factor, keys }: GrownFigures): string[] {
  return [...keys].flatMap(([route, key]) =>
    key <= pace.typing
      ? []
      : [
          `${factor} times the content: the slowest key on ${route} takes ${duration(key)}, the budget is ${pace.typing} ms.`,
        ],
  );
}

/** The budgets that the grown site misses, compared with the known one, one sentence each. */
export function growthMisses(known: GrownFigures, grown: GrownFigures): string[] {
  return [...buildMisses(known, grown), ...loadMisses(known, grown), ...keyMisses(grown)];
}
