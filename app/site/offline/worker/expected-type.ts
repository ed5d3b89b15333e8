const IMAGE_TYPE = /^image\//;

/** Expected content types by file extension; pages have none. For scripts and fonts, servers differ. */
const types: Readonly<Record<string, RegExp>> = {
  "": /^text\/html/,
  avif: IMAGE_TYPE,
  css: /^text\/css/,
  jpg: IMAGE_TYPE,
  js: /javascript/,
  json: /json/,
  png: IMAGE_TYPE,
  svg: IMAGE_TYPE,
  webp: IMAGE_TYPE,
  woff2: /font|octet-stream/,
};

/** Whether a response has the content type expected for its address. */
export function isAsExpected({ url, headers }: Pick<Response, "url" | "headers">): boolean {
  const [, ending = ""] = /\.(\w+)$/.exec(new URL(url).pathname) ?? [];
  return types[ending]?.test(headers.get("Content-Type") ?? "") === true;
}
