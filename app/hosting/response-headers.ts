import { contentPolicy } from "./content-policy.ts";
import type { InlinedHashes } from "./inlined-hashes.ts";

/** Header fields by their names. */
export type ResponseHeaders = Readonly<Record<string, string>>;

/** What a page could ask the browser for and this site never does. */
const unused = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
] as const;

/** Sites that a link leads to learn where the visitor came from, not what she looked at. */
export const REFERRER = "strict-origin-when-cross-origin";

/**
 * The header fields of every response, wherever the site is hosted.
 *
 * @param inlined the hashes of what stands in any document of the site
 */
export function securityHeaders(inlined: InlinedHashes): ResponseHeaders {
  return {
    "Content-Security-Policy": contentPolicy(inlined),
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": unused.map((feature) => `${feature}=()`).join(", "),
    "Referrer-Policy": REFERRER,
    "X-Content-Type-Options": "nosniff",
  };
}

/**
 * Of these fields, the ones that speak to a document. Without the header compression of HTTP/2 they
 * outweigh a small script, which they do not concern.
 */
export const documentFields: readonly string[] = [
  "Content-Security-Policy",
  "Cross-Origin-Embedder-Policy",
  "Cross-Origin-Opener-Policy",
  "Permissions-Policy",
  "Referrer-Policy",
];

/** Two years of HTTPS alone. Not for the local server: it would bind everything on localhost. */
export const transportHeaders: ResponseHeaders = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
};
