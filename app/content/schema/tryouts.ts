import { clockTime } from "#app/content/schema/fields/clock-time.ts";
import { day } from "#app/content/schema/fields/day.ts";
import { link } from "#app/content/schema/fields/link.ts";
import { name, paragraph, sentence, title } from "#app/content/schema/fields/text.ts";
import { timeZone } from "#app/content/schema/fields/time-zone.ts";
import { z } from "zod";
import { listOf } from "#app/content/schema/fields/list-of.ts";

/** One day of tryouts, at local time; its own `place` where it differs from that of all days. */
const tryoutDay = z
  .strictObject({
    day,
    start: clockTime.optional(),
    end: clockTime.optional(),
    place: sentence.optional(),
    mapsLink: link.optional(),
  })
  .describe("A tryout day has a day, and start, end and place once they are known.");

/** Whom to ask: a name, an address, or both. */
const contact = z
  .strictObject({
    name: name.optional(),
    email: z
      .email()
      .max(254)
      .describe("The address of the contact is a mail address, name@example.com.")
      .optional(),
  })
  .refine((entry) => entry.name !== undefined || entry.email !== undefined)
  .describe("A contact has a name, an email, or both.");

const question = z.strictObject({ question: sentence, answer: paragraph });

/**
 * The tryouts: the ticket on the home page, and what a recruit wants to know. Registration is open from
 * the day `from` to the end of the day `until`; without `until` the callout stays until it is taken out.
 * `timeZone` is that of its days and times.
 */
export const tryouts = z.strictObject({
  callout: title,
  link,
  from: day.optional(),
  until: day.optional(),
  timeZone: timeZone.optional(),
  dates: listOf(tryoutDay, 50).default([]),
  place: sentence.optional(),
  mapsLink: link.optional(),
  contact: contact.optional(),
  bring: listOf(sentence, 50).default([]),
  cost: sentence.optional(),
  level: paragraph.optional(),
  note: paragraph.optional(),
  faq: listOf(question, 100).default([]),
});
