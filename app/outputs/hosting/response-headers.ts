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

/** Headers of every response, on every host. */
export const securityHeaders: ResponseHeaders = {
  // Documents have the rest of their policies; this directive only works in a header.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": unused.map((feature) => `${feature}=()`).join(", "),
  "Referrer-Policy": REFERRER,
  "X-Content-Type-Options": "nosniff",
};
