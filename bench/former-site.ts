import type { Form } from "./figures/figures.ts";

/** What was measured of the site that this one replaces. Scores are 0 to 100. */
interface FormerFigures {
  readonly kibibytes: number;
  readonly requests: number;
  readonly performance: number;
  readonly accessibility: number;
  readonly seo: number;
  readonly axeNodes: number;
  /** First and largest paint and blocking time in ms; only phones were timed. */
  readonly times?: {
    readonly firstPaint: number;
    readonly largestPaint: number;
    readonly blocking: number;
  };
}

type FormerRow = readonly [
  kibibytes: readonly [mobile: number, desktop: number],
  requests: readonly [mobile: number, desktop: number],
  performance: readonly [mobile: number, desktop: number],
  accessibility: readonly [mobile: number, desktop: number],
  seo: number,
  times: readonly [firstPaint: number, largestPaint: number, blocking: number],
  axeNodes: readonly [mobile: number, desktop: number],
];

/**
 * The former site (React 17, rendered in the browser, 2023), measured the same way: gzip over
 * HTTP/1.1, Lighthouse's own throttling on phones. Its /fiftyplates was blank and is left out.
 */
const rows: Readonly<Record<string, FormerRow>> = {
  "/": [[701, 685], [27, 30], [68, 98], [76, 73], 82, [4200, 5500, 145], [3, 3]],
  "/about": [[1936, 1856], [37, 37], [65, 89], [71, 51], 75, [4000, 9800, 95], [19, 20]],
  "/news": [[598, 13_159], [26, 33], [74, 72], [67, 71], 75, [3900, 4600, 89], [13, 14]],
  "/results": [[3170, 2075], [52, 38], [60, 88], [67, 71], 75, [4400, 17_200, 209], [45, 54]],
  "/roster": [[1427, 1503], [30, 47], [64, 92], [71, 69], 75, [4300, 8900, 97], [16, 30]],
  "/badgequest": [[1394, 4085], [42, 120], [63, 84], [55, 67], 75, [4200, 9800, 121], [63, 77]],
  "/corevalues": [[552, 552], [30, 30], [73, 98], [70, 70], 75, [4000, 4600, 86], [7, 7]],
  "/roster2019": [[1090, 1066], [45, 44], [67, 97], [77, 74], 75, [4000, 7100, 63], [14, 72]],
};

/** The former site's figures for a route; none where it showed nothing. */
export function formerFigures(route: string, form: Form): FormerFigures | undefined {
  const row = rows[route];
  if (row === undefined) return undefined;
  const [kibibytes, requests, performance, accessibility, seo, times, axeNodes] = row;
  const at = form === "mobile" ? 0 : 1;
  const [firstPaint, largestPaint, blocking] = times;
  return {
    kibibytes: kibibytes[at],
    requests: requests[at],
    performance: performance[at],
    accessibility: accessibility[at],
    seo,
    axeNodes: axeNodes[at],
    ...(form === "mobile" ? { times: { firstPaint, largestPaint, blocking } } : {}),
  };
}
