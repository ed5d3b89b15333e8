import { fold } from "#app/domain/search/fold.ts";

/** The area of a place as addresses have it: "oh", "dc", "toronto", "co-galway". */
export function addressKey(area: string): string {
  return fold(area).replaceAll(/[^\p{L}\p{N}]+/gu, "-");
}
