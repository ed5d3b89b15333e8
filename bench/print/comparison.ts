import { formerFigures } from "#bench/former-site.ts";
import { coldLoad, type Measured } from "#bench/figures/figures.ts";
import { duration, kibibytes } from "#bench/figures/words.ts";

/** One figure of a page, ours beside the former site's; numbers for bars, words for tables. */
export interface Compared {
  readonly name: string;
  readonly ours: number;
  /** Missing where the former site has no such figure. */
  readonly former: number | undefined;
  readonly words: (value: number) => string;
}

/** The figures that both sites have, in the order in which they are read. */
export function compare({ route, form, figures }: Measured): Compared[] {
  const former = formerFigures(route, form);
  const plain = { words: String };
  const time = { words: duration };
  return [
    {
      name: "Bytes",
      ours: coldLoad(figures.transfer) + figures.transfer.photo,
      former: former && former.kibibytes * 1024,
      words: kibibytes,
    },
    { name: "Requests", ours: figures.requests, former: former?.requests, ...plain },
    { name: "Performance", ours: figures.performance, former: former?.performance, ...plain },
    { name: "Accessibility", ours: figures.accessibility, former: former?.accessibility, ...plain },
    { name: "SEO", ours: figures.seo, former: former?.seo, ...plain },
    { name: "First paint", ours: figures.firstPaint, former: former?.times?.firstPaint, ...time },
    {
      name: "Largest paint",
      ours: figures.largestPaint,
      former: former?.times?.largestPaint,
      ...time,
    },
    { name: "Blocking", ours: figures.blocking, former: former?.times?.blocking, ...time },
    { name: "axe", ours: figures.axeNodes, former: former?.axeNodes, ...plain },
  ];
}
