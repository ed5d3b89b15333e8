import type { Browser } from "@playwright/test";
import { countAxeNodes } from "./browser/count-axe-nodes.ts";
import { lighthouseRun } from "./browser/lighthouse-run.ts";
import { readReport } from "./browser/read-report.ts";
import { onSettledPage } from "./browser/settled-page.ts";
import { timeFirstPaint } from "./browser/time-first-paint.ts";
import { timeNavigation } from "./browser/time-navigation.ts";
import { combine } from "./figures/combine.ts";
import type { Form, Measured, FirstPaints } from "./figures/figures.ts";
import { median } from "./figures/median.ts";
import { type Calm, calmlyTimes } from "./machine/calmly.ts";
import { slowerBy } from "./slowdown.ts";
import { slowestKey } from "./slowest-key.ts";
import { pace } from "./budgets.ts";
import { firstPaintDelay } from "./figures/judge.ts";

/** How many rounds are made at most. */
const ROUNDS = 4;

/**
 * Times a page and its copy without scripts in turns, each of them first in every second turn, so
 * that other work of the machine affects both. First paints of the same page differ by tens of
 * milliseconds: where the scripts seem to delay it by more than the budget, further rounds are
 * added, up to four. Returns the medians over all rounds.
 */
export async function firstPaints(
  time: (page: "scripted" | "plain") => Promise<number>,
  turns: number,
): Promise<FirstPaints> {
  const scripted: number[] = [];
  const plain: number[] = [];
  for (let round = 1; ; round += 1) {
    for (let turn = 0; turn < turns; turn += 1) {
      if (turn % 2 === 0) scripted.push(await time("scripted"));
      plain.push(await time("plain"));
      if (turn % 2 === 1) scripted.push(await time("scripted"));
    }
    const paints = { painted: median(scripted), paintedPlain: median(plain) };
    if (round === ROUNDS || firstPaintDelay(paints) <= pace.firstPaintDelay) return paints;
  }
}

/** Sites to measure a route on: the site, and the same site without scripts. */
export interface Stage {
  readonly browser: Browser;
  readonly site: string;
  readonly plainSite: string;
  /** A page with a link to the route, if there is one. */
  readonly linkedFrom: (route: string) => string | undefined;
  /** Lighthouse runs; paints, presses and keys are timed several times a run. */
  readonly runs: number;
  /** How many times slower than the machine a phone's processor is. */
  readonly slowdown: number;
}

/** How often a run times each first paint. A difference of 5 % of a short time needs many. */
const TURNS: Readonly<Record<Form, number>> = { mobile: 5, desktop: 17 };

/** How many navigations a run times: one in a few takes twice as long, for the machine is busy. */
const PRESSES = 2;

/** How many visits of a run type in a search: one key in ten takes longer, for the same reason. */
const TYPED_VISITS = 3;

/** The time from a link to the route, ms, and the visits that were measured. */
interface Followed {
  readonly navigation: number;
  readonly visits: readonly Calm<number>[];
}

/** The time from a link to the route; undefined where no page has a link to it. */
async function timeLink(stage: Stage, route: string, form: Form): Promise<Followed | undefined> {
  const { browser, site, linkedFrom, runs, slowdown } = stage;
  const from = linkedFrom(route);
  if (from === undefined) return undefined;
  const visits = await calmlyTimes(PRESSES * runs, () =>
    onSettledPage(browser, site + from, form, (page) => timeNavigation(page, route, slowdown)),
  );
  return { navigation: median(visits.map(({ value }) => value)), visits };
}

/** Measures a route in one form, from the first paint to the last key. */
export async function measureRoute(stage: Stage, route: string, form: Form): Promise<Measured> {
  const { browser, site, plainSite, runs, slowdown } = stage;
  const slower = slowerBy(form, slowdown);
  const address = site + route;
  const axeNodes = await onSettledPage(browser, address, form, countAxeNodes);
  const followed = await timeLink(stage, route, form);
  const typed = await slowestKey({ browser, site, form, slowdown }, route, TYPED_VISITS * runs);
  const pages = { scripted: address, plain: plainSite + route };
  const timePaint = (page: keyof typeof pages) =>
    timeFirstPaint(browser, pages[page], form, slower);
  const paints = await firstPaints(timePaint, TURNS[form] * runs);
  const reports = await calmlyTimes(runs, () => lighthouseRun(address, form, slower));
  return {
    route,
    form,
    figures: {
      ...combine(reports.map(({ value }) => readReport(value, slower))),
      ...paints,
      axeNodes,
      navigation: followed?.navigation,
      typing: typed?.key,
      stolen: Math.max(
        ...[reports, followed?.visits ?? [], typed?.visits ?? []]
          .flat()
          .map(({ stolen }) => stolen),
      ),
    },
  };
}
