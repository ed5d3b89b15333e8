declare module "wawoff2" {
  /** Converts a WOFF2 font to OpenType. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
