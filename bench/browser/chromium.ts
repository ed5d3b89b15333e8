import { chromiumFlags as quiet } from "#tests/support/chromium.ts";

export { chromiumPath } from "#tests/support/chromium.ts";

/** The loopback address at which the site is served. */
export const HOST = "127.0.0.1";

/**
 * A browser that can only reach the local server: it resolves no other host, so no figure depends
 * on the network.
 */
export const chromiumFlags: readonly string[] = [
  ...quiet,
  "--disable-dev-shm-usage",
  "--hide-scrollbars",
  `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${HOST}`,
];
