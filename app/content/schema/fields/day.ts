import { z } from "zod";

/** A calendar day, "YYYY-MM-DD", without a time or a zone. Only days that exist are accepted. */
export const day = z.iso.date().meta({
  description: "A day is written as YYYY-MM-DD, such as 2019-08-17.",
  examples: ["2019-08-17"],
});
