import { runWrk } from "./run-wrk.ts";
import type { Load } from "./wrk-report.ts";

/** Two files of equal size from the same server: one by the site's rules, one by none. */
export interface Contest {
  /** what is asked for, as a person reads it */
  readonly what: string;
  readonly coding: string;
  readonly page: string;
  readonly plain: string;
}

/** A second of load, and what it cost the server. */
export interface Round extends Load {
  /** microseconds of the server's processor time for a request */
  readonly cost: number;
}

export interface Outcome {
  readonly page: Round;
  readonly plain: Round;
  /** what the plain file costs, as a part of what the page costs */
  readonly ratio: number;
}

const ROUNDS = 5;

/** The cheapest round, with the errors of all: what else a machine does can only add to a cost. */
function cheapest(rounds: readonly Round[]): Round {
  const [round] = rounds.toSorted((one, other) => one.cost - other.cost);
  if (round === undefined) throw new RangeError("There was no round.");
  return { ...round, errors: rounds.reduce((sum, { errors }) => sum + errors, 0) };
}

/**
 * Puts both under load in turns. They are compared by what they cost the server: the requests per
 * second also tell what else the machine was doing.
 *
 * @param spent microseconds of processor time that the server has used so far
 */
export async function hold(contest: Contest, spent: () => number): Promise<Outcome> {
  const play = async (address: string): Promise<Round> => {
    const before = spent();
    const load = await runWrk(address, contest.coding);
    return { ...load, cost: (spent() - before) / load.requests };
  };
  const pages: Round[] = [];
  const plains: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    pages.push(await play(contest.page));
    plains.push(await play(contest.plain));
  }
  const [page, plain] = [cheapest(pages), cheapest(plains)];
  return { page, plain, ratio: plain.cost / page.cost };
}
