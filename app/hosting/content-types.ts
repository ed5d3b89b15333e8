/** The media types of all files of the site, by their extensions. */
export const contentTypes: Readonly<Record<string, string>> = {
  // Browsers show what is named as a feed as text; as XML they draw it with its style.
  atom: "application/xml",
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  html: "text/html; charset=utf-8",
  ics: "text/calendar; charset=utf-8",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
  zip: "application/zip",
};

export function extensionOf(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}
