interface Settings {
  readonly Brain: number;
  readonly Effort: number;
  readonly Skill: number;
  readonly Character: number;
}

/** The picture in words; `overlap` is one of the clauses below. */
export const circles = ({ Brain, Effort, Skill, Character }: Settings, overlap: string) =>
  `Brain is ${Brain}, Effort ${Effort} and Skill ${Skill}. With Character at ${Character}, ${overlap}.`;
export const allThreeOverlap = "all three overlap";
export const circlesStandApart = "the circles stand apart";
export const eachTwoOverlap = "each two overlap, but not all three";
export const onlyOverlap = (pair: string) => `only ${pair} overlap`;
export const bothOverlap = (pair: string, other: string) => `${pair} overlap, and so do ${other}`;
