import { contentPolicy, type PolicySources } from "./content-policy.ts";

/** Header fields by name. */
export type ResponseHeaders = Readonly<Record<string, string>>;

/** Browser features that the site never uses, for `Permissions-Policy`. */
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

/** Linked sites learn which site a visitor came from, but not which page. */
export const REFERRER = "strict-origin-when-cross-origin";

/** Headers of every response, on every host; the hashes are those of all documents. */
export function securityHeaders(sources: PolicySources): ResponseHeaders {
  return {
    "Content-Security-Policy": contentPolicy(sources),
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": unused.map((feature) => `${feature}=()`).join(", "),
    "Referrer-Policy": REFERRER,
    "X-Content-Type-Options": "nosniff",
  };
}
