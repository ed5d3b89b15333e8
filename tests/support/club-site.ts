/** The invented club that tests run on: its content, and the site that is built from it. */
export const clubSite = {
  content: "tests/fixture-club/content",
  out: ".cache/fixture-site",
} as const;
