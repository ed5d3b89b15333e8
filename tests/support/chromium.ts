/** The browser of the tests and of the measurements. */
export const chromiumPath = process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell";

/** Nothing of the browser's own asks the network, and it starts where there is no screen. */
export const chromiumFlags: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
