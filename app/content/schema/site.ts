import type { Frozen } from "#app/content/frozen.ts";
import { z } from "zod";
import { listOf } from "#app/content/schema/fields/list-of.ts";
import { colour } from "#app/content/schema/fields/colour.ts";
import { country } from "#app/content/schema/fields/country.ts";
import { domain } from "#app/content/schema/fields/domain.ts";
import { link } from "#app/content/schema/fields/link.ts";
import { rosterReference } from "#app/content/schema/fields/reference.ts";
import { fileName, name, paragraph, title } from "#app/content/schema/fields/text.ts";
import { year } from "#app/content/schema/fields/year.ts";
import { championship, governingBody } from "./competition.ts";
import { events } from "./event.ts";
import { parts } from "./parts.ts";
import { tryouts } from "./tryouts.ts";
import { press, sponsor, sponsorsCall } from "./sponsor.ts";

/** A profile of the team elsewhere; `name` also names its icon. */
export const socialLink = z.strictObject({
  name: z
    .enum(["facebook", "twitter", "instagram", "email"])
    .describe("A social link's name is facebook, twitter, instagram or email."),
  link,
});

/** What others may do with the club's data, and where that is written out. */
export const licence = z
  .strictObject({ name: title, link: link.optional() })
  .describe("A licence has a name, such as CC BY 4.0, and a link to its text.");

/** Names of the files in media/ with the team's mark, best first, and with the team itself. */
const pictures = z.strictObject({
  mark: listOf(fileName, 20).default(["mark.svg"]),
  team: fileName.default("team.jpg"),
});

/**
 * Where the site's files are kept. With it the site has an editor at /edit, which saves there: at once, or as
 * a change request that somebody looks at first.
 */
export const repository = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,39}\/[\w.-]{1,100}$/)
    .describe(
      "A repository is named by its owner and its name on GitHub, such as my-club/website.",
    ),
  branch: name.default("main"),
  changes: z
    .enum(["commit", "request"])
    .describe("Changes are commit, to save at once, or request, so that somebody looks first.")
    .default("commit"),
});

/**
 * site.yml: what is true of the whole site rather than of one season. Without `captainsEmail`, `tryouts`
 * or `badgeQuest` the site does not speak of them; an absent list is an empty one. Without `licence` all
 * rights are reserved. `country` is where the club plays, unless a place says otherwise. `dates` and `hours`
 * say how days and times are written, as in the United States if nothing is said. `parts` are the names of
 * pages that the club calls otherwise.
 */
export const site = z.strictObject({
  name,
  teamName: name,
  wordmark: name
    .describe(
      "A wordmark is the name as the mark spells it, where that is shorter or in other letters.",
    )
    .optional(),
  domain,
  colors: z
    .array(colour)
    .min(1)
    .max(4)
    .describe("The club's colors are a list of one to four, the most important first.")
    .optional(),
  founding: z.strictObject({
    year,
    regions: z.array(name).min(1).max(20).describe("Regions are a list of one to twenty."),
    alumniOf: z
      .array(name)
      .min(1)
      .describe("The universities are a list of one or more.")
      .optional(),
    division: name,
    level: name.optional(),
  }),
  country: country.default("US"),
  governingBody: governingBody.optional(),
  championship: championship.prefault({ name: "Nationals", title: "National Championships" }),
  dates: z
    .enum(["month-first", "day-first"])
    .describe("Dates are month-first, as in May 3, or day-first, as in 3 May.")
    .optional(),
  hours: z
    .union([z.literal(12), z.literal(24)])
    .describe("Hours are 12, as in 9:30 PM, or 24, as in 21:30.")
    .optional(),
  about: paragraph,
  captainsEmail: z
    .email()
    .max(254)
    .describe("The captains' address is a mail address, name@example.com.")
    .optional(),
  socialLinks: listOf(socialLink, 12).default([]),
  sponsors: listOf(sponsor, 100).default([]),
  tryouts: tryouts.optional(),
  sponsorsCall: sponsorsCall.optional(),
  press: press.optional(),
  defaultRoster: rosterReference,
  badgeQuest: z.strictObject({ edition: year, welcome: paragraph }).optional(),
  parts: parts.optional(),
  events: events.optional(),
  licence: licence.optional(),
  photos: listOf(fileName, 500).default([]),
  pictures: pictures.prefault({}),
  repository: repository.optional(),
});

export type Site = Frozen<z.output<typeof site>>;
