declare module "wawoff2" {
  /** Turns a WOFF2 font into the OpenType font that it holds. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
