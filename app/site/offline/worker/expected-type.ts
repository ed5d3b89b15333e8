const IMAGE = /^image\//;

/** Content types by the ending of a path; pages have none. Servers differ in those of scripts and fonts. */
const types: Readonly<Record<string, RegExp>> = {
  "": /^text\/html/,
  avif: IMAGE,
  css: /^text\/css/,
  jpg: IMAGE,
  js: /javascript/,
  json: /json/,
  png: IMAGE,
  svg: IMAGE,
  webp: IMAGE,
  woff2: /font|octet-stream/,
};

/** Whether a response has the content type that its address promises. */
export function isAsExpected({ url, headers }: Pick<Response, "url" | "headers">): boolean {
  const [, ending = ""] = /\.(\w+)$/.exec(new URL(url).pathname) ?? [];
  return types[ending]?.test(headers.get("Content-Type") ?? "") === true;
}
