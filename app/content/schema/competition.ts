import { z } from "zod";
import { link } from "#app/content/schema/fields/link.ts";
import { name } from "#app/content/schema/fields/text.ts";

/** Who organizes the sport where the club plays. `short` stands on buttons; `link` is shown on Join. */
export const governingBody = z
  .strictObject({ name, short: name.optional(), link: link.optional() })
  .describe("A governing body has a name, and a short one and a link if you like.");

/**
 * What a season leads to. A finish names it ("12th Nationals"), and so do the files of its tournaments
 * (2026-nationals.yml); `title` is its name in full.
 */
export const championship = z
  .strictObject({ name, title: name.optional() })
  .transform(({ name: short, title }) => ({ name: short, title: title ?? short }))
  .describe("A championship has the name that stands in a finish, and its full title.");
