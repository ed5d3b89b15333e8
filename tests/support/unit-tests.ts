import { clubSite } from "./club-site.ts";

/** Settings of all tests that run in Node, those of `npm test` and the nightly ones. */
export const unitTests = {
  environment: "node",
  setupFiles: "tests/support/reset-dates.ts",
  allowOnly: false,
  sequence: { shuffle: true },
  // One for each core: by default one core is left idle, a third of the time on two of them.
  maxWorkers: "100%",
  // A test whose expectations are in a loop over nothing would pass.
  expect: { requireAssertions: true },
  env: {
    // Another zone and locale than any developer's: nothing may depend on either.
    TZ: "Pacific/Chatham",
    LC_ALL: "de_DE.UTF-8",
    // An invented club: no edit of the real content can turn a test red.
    CONTENT_FOLDER: clubSite.content,
  },
} as const;
