/** Path of the browser for tests and measurements. */
export const chromiumPath = process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell";

/** Flags that disable the browser's own network requests and allow headless start. */
export const chromiumFlags: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
