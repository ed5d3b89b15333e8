/** Path of the browser for tests and measurements. */
export const chromiumPath = process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell";

/** Disables the browser's own network requests, and lets it start without a display. */
export const chromiumFlags: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
