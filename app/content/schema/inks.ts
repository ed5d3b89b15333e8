import type { Frozen } from "#app/content/frozen.ts";
import { INTERFACE_INKS } from "#app/inks/interface-inks.ts";
import { STAGE_INKS } from "#app/inks/night-inks.ts";
import { PRINT_INKS } from "#app/inks/print-inks.ts";
import { z } from "zod";
import { colour } from "./fields/colour.ts";

/** Some inks of a set, by name. */
function someOf<const Name extends string>(names: readonly [Name, ...Name[]]) {
  return z.partialRecord(z.enum(names), colour).default({});
}

/**
 * inks.yml: inks that the club has fixed, because the site would mix them a little otherwise from the
 * colors in site.yml. Everything that is not named here is computed.
 */
export const inksFile = z.strictObject({
  day: someOf(PRINT_INKS),
  night: someOf(PRINT_INKS),
  stage: someOf(STAGE_INKS),
  light: someOf(INTERFACE_INKS),
  dark: someOf(INTERFACE_INKS),
});

export type InksFile = Frozen<z.output<typeof inksFile>>;
