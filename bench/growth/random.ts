/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** A whole number from 0 up to, not including, `below`. */
  readonly whole: (below: number) => number;
  /** One of a list. Throws a RangeError for an empty one. */
  readonly pick: <T>(list: readonly T[]) => T;
}

/** Mulberry32: 32 bits of state, more than enough for names and headlines. */
export function seededRandom(seed: number): Random {
  let state = seed;
  const whole = (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
  return {
    whole,
    pick: (list) => {
      const item = list[whole(list.length)];
      if (item === undefined) throw new RangeError("There is nothing to pick from.");
      return item;
    },
  };
}
