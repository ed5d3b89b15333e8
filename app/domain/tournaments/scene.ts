/** The scenes of tournaments' pictures. */
export const SCENES = [
  "lakes",
  "plains",
  "star",
  "steps",
  "peaks",
  "flights",
  "record",
  "weights",
  "globe",
  "cup",
  "graph",
  "waves",
  "beach",
] as const;

export type SceneName = (typeof SCENES)[number];
