/** Alt texts of a club's poster, by the players' action. */
export const scenes = {
  duel: "Two players dive from either side for the same disc",
  throw: "A player throws past her marker, and another flies after the disc",
  sky: "Two players leap for the same disc",
} as const;
