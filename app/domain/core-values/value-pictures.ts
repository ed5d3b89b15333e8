/** The drawings for core values, in the order in which a club's values get them. */
export const VALUE_PICTURES = ["plan", "run", "throw", "high-five", "layout", "huddle"] as const;

export type ValuePicture = (typeof VALUE_PICTURES)[number];

interface ValueWithPicture {
  /** The drawing that the club chose for it. */
  readonly picture?: ValuePicture | undefined;
}

/** The drawing of each value: the one that it asks for, else that of its place, else the first that is left. */
export function picturesOf(values: readonly ValueWithPicture[]): ValuePicture[] {
  const taken = new Set(values.map(({ picture }) => picture));
  return values.map(({ picture }, place) => {
    const free = VALUE_PICTURES.filter((one) => !taken.has(one));
    const own = picture ?? free.find((one) => one === VALUE_PICTURES[place]) ?? free[0] ?? "plan";
    taken.add(own);
    return own;
  });
}
