/** What the players of a club's poster do, for those who do not see it. */
export const scenes = {
  duel: "Two players dive from either side for the same disc",
  throw: "A player throws past her marker, and another flies after the disc",
  sky: "Two players leap for the same disc",
} as const;
