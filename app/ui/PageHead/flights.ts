/** The dotted ways across a page title, 1360 by 188 units, and the disc at their ends. */
export const flights = {
  rising: { path: "M0 176Q640-96 1262 12", disc: "translate(1290 18) rotate(12)" },
  /** For titles that are less high. */
  low: { path: "M0 144Q640-96 1262 12", disc: "translate(1290 18) rotate(12)" },
  falling: { path: "M0 30Q640 232 1208 150", disc: "translate(1246 138) rotate(-14)" },
} as const;
