/** The browser that measures; the same setting as the tests have. */
export const chromiumPath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

/** The loopback address at which the site is served. */
export const HOST = "127.0.0.1";

/**
 * A browser that reaches nothing but the site: every other host is unknown to it, so that no figure
 * depends on the network.
 */
export const chromiumFlags: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
  "--hide-scrollbars",
  `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${HOST}`,
];
