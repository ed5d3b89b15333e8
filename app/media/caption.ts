import { z } from "zod";
import type { Frozen } from "#app/content/frozen.ts";
import { name, sentence } from "#app/content/schema/fields/text.ts";

/**
 * The text file beside a picture, with the picture's name and the ending .txt: what the picture
 * shows, its caption, who took it, and whether the people in it agree. `consent: no` keeps it off
 * the site; `press: yes` puts it into the press kit, for anybody to print.
 */
export const caption = z
  .strictObject({
    alt: sentence.exactOptional(),
    caption: sentence.exactOptional(),
    credit: name.exactOptional(),
    press: z.enum(["yes", "no"]).describe("Press is yes or no.").exactOptional(),
    consent: z.enum(["yes", "no"]).describe("Consent is yes or no.").exactOptional(),
  })
  .describe("A picture's text has lines like alt: Two players jump for a disc.");

export type Caption = Frozen<z.output<typeof caption>>;
