/** The invented club for tests: its content and its built site. */
export const clubSite = {
  content: "tests/fixture-club/content",
  out: ".cache/fixture-site",
} as const;
