import type { Frozen } from "#app/content/frozen.ts";
import { z } from "zod";
import { name, sentence } from "#app/content/schema/fields/text.ts";
import { wholeNumber } from "#app/content/schema/fields/whole-number.ts";

/** A line about the team, said by a thing around the field and never by a real person. */
export const testimonial = z.strictObject({
  quote: sentence,
  author: name,
  stars: wholeNumber(1, 5, "Stars are a whole number from 1 to 5.").default(5),
});

export type Testimonial = Frozen<z.output<typeof testimonial>>;

/** testimonials.yml: the testimonials in the order in which they are shown. */
export const testimonialsFile = z
  .array(testimonial)
  .min(1)
  .max(500)
  .describe("Testimonials are a list of up to 500, each beginning with a hyphen.");
