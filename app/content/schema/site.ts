import { z } from "zod";
import { INTERFACE_INKS, PRINT_INKS, STAGE_INKS } from "#app/art/inks/interface-inks.ts";
import type { Frozen } from "#app/content/frozen.ts";
import { MAX_VALUES, MIN_VALUES, VALUE_PICTURES } from "#app/domain/core-values.ts";
import {
  listSchema,
  color,
  country,
  domain,
  link,
  rosterReference,
  fileName,
  gridPhoto,
  name,
  paragraph,
  title,
  year,
  sentence,
  wholeNumber,
  clockTime,
  day,
  timeZone,
  language,
} from "./fields.ts";
import { events } from "./tournament.ts";

/** Governing body of the sport where the club plays. `short` is shown on buttons, `link` on Join. */
const governingBody = z
  .strictObject({ name, short: name.optional(), link: link.optional() })
  .describe("A governing body has a name, and optionally a short one and a link.");

/**
 * The tournament a season builds up to. `name` is how finishes ("12th Nationals") and tournament files
 * (2026-nationals.yml) call it; `title` is its full name.
 */
const championship = z
  .strictObject({ name, title: name.optional() })
  .transform(({ name: short, title }) => ({ name: short, title: title ?? short }))
  .describe("A championship has the name that finishes use, and its full title.");

const partName = name.optional();

/**
 * The club's own names for parts of its site. Addresses stay the same; the playlists' name is followed by the
 * year. The file spells names in camel case, as all fields; the code spells them like the folders of the pages.
 */
const parts = z
  .strictObject({
    badgeQuest: partName,
    fiftyPlates: partName,
    coreValues: partName,
    playlists: partName,
  })
  .transform(({ badgeQuest, fiftyPlates, coreValues, playlists }) => ({
    badgequest: badgeQuest,
    fiftyplates: fiftyPlates,
    corevalues: coreValues,
    playlists,
  }))
  .describe("You can rename the parts badgeQuest, fiftyPlates, coreValues and playlists.");

/** Additional search keywords of pages, spelled like those of `parts`. */
const searchWords = listSchema(name, 50);
const pageWords = z
  .strictObject({
    about: searchWords.default([]),
    news: searchWords.default([]),
    results: searchWords.default([]),
    roster: searchWords.default([]),
    badgeQuest: searchWords.default([]),
    fiftyPlates: searchWords.default([]),
    coreValues: searchWords.default([]),
    playlists: searchWords.default([]),
    players: searchWords.default([]),
    seasons: searchWords.default([]),
    opponents: searchWords.default([]),
    records: searchWords.default([]),
    join: searchWords.default([]),
    sponsors: searchWords.default([]),
    data: searchWords.default([]),
  })
  .transform(({ badgeQuest, fiftyPlates, coreValues, ...others }) => ({
    ...others,
    badgequest: badgeQuest,
    fiftyplates: fiftyPlates,
    corevalues: coreValues,
  }))
  .describe("Page words are lists of search words, under names of pages such as join and results.");

/** One day of tryouts in local time, with `place` if it differs from the general one. */
const tryoutDay = z
  .strictObject({
    day,
    start: clockTime.optional(),
    end: clockTime.optional(),
    place: sentence.optional(),
    mapsLink: link.optional(),
  })
  .describe("A tryout day has a day, and start, end and place once they are known.");

/** A contact: a name, an address, or both. */
const contact = z
  .strictObject({
    name: name.optional(),
    email: z
      .email()
      .max(254)
      .describe("The address of the contact is an email address, such as name@example.com.")
      .optional(),
  })
  .refine((entry) => entry.name !== undefined || entry.email !== undefined)
  .describe("A contact has a name, an email, or both.");

const question = z.strictObject({ question: sentence, answer: paragraph });

/** A term of the sport, for newcomers. */
const term = z.strictObject({ term: name, meaning: sentence });

/** A year without a season, with the reason. */
const missingYear = z.strictObject({ year, note: sentence });

/** A regular practice, in words: `days` are "Tuesdays", `note` is "May to August". */
const practice = z
  .strictObject({
    days: name,
    start: clockTime.optional(),
    end: clockTime.optional(),
    place: sentence.optional(),
    mapsLink: link.optional(),
    note: sentence.optional(),
  })
  .describe("A practice has days, such as Tuesdays, and optionally start, end, place and a note.");

/** The club's own words for a few labels; omitted ones have the default. */
const labels = z
  .strictObject({
    tryouts: name.optional(),
    scheduleAndResults: name.optional(),
    rosterRelease: name.optional(),
  })
  .describe("You can change the labels tryouts, scheduleAndResults and rosterRelease.");

/**
 * The tryouts: the ticket on the home page, and details for recruits. Registration is open from
 * the day `from` to the end of the day `until`; without `until` the callout stays until it is removed.
 * `timeZone` is that of its days and times.
 */
const tryouts = z.strictObject({
  callout: title,
  link,
  from: day.optional(),
  until: day.optional(),
  timeZone: timeZone.optional(),
  dates: listSchema(tryoutDay, 50).default([]),
  place: sentence.optional(),
  mapsLink: link.optional(),
  contact: contact.optional(),
  bring: listSchema(sentence, 50).default([]),
  cost: sentence.optional(),
  level: paragraph.optional(),
  note: paragraph.optional(),
  faq: listSchema(question, 100).default([]),
});

/**
 * A sponsor; `logo` is the file name of its logo. `tier` is the level that it supports, such as "Main
 * sponsor", and `seasons` are the years in which it does.
 */
const sponsor = z.strictObject({
  name,
  link,
  logo: fileName.optional(),
  tier: name.optional(),
  seasons: z
    .array(year)
    .min(1)
    .max(200)
    .describe("Seasons are a list of one to 200 years.")
    .optional(),
});

/** Text of the call for sponsors on their page. */
const sponsorsCall = z.strictObject({ title, text: sentence });

const MAX_WORDS = 60;

const countWords = (text: string) => text.trim().split(/\s+/).length;

/** Press kit details beyond the marks and colors. */
const press = z.strictObject({
  /** Description in about fifty words; defaults to the paragraph of the About page. */
  description: paragraph
    .refine((text) => countWords(text) <= MAX_WORDS)
    .describe(`The description for the press has about fifty words, at most ${MAX_WORDS}.`)
    .optional(),
  /** Spelling of the name, if it is not obvious. */
  spelling: sentence.optional(),
});

/** A profile of the team on any network, or its `email`; the icon shows letters of the name. */
export const socialLink = z.strictObject({
  name: z
    .string()
    .regex(/\S/)
    .max(30)
    .describe("A social link's name is email or a network, such as instagram or YouTube."),
  link,
});

/** License of the club's data, with a link to its text. */
export const license = z
  .strictObject({ name: title, link: link.optional() })
  .describe("A license has a name, such as CC BY 4.0, and a link to its text.");

/** Name of the file in media/ with the team. */
const pictures = z.strictObject({
  team: fileName.default("team.jpg"),
});

/**
 * Repository of the site's files. With it the site has an editor at /edit, which saves there: at once, or as
 * a change request that somebody reviews first.
 */
export const repository = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,39}\/[\w.-]{1,100}$/)
    .describe("A repository is its owner and its name on GitHub, such as my-club/website."),
  branch: name.default("main"),
  changes: z
    .enum(["commit", "request"])
    .describe(
      "Changes are commit, to save at once, or request, so that someone reviews them first.",
    )
    .default("commit"),
});

/**
 * site.yml: settings of the whole site rather than of one season. A missing one has a default, is an empty list, or is not
 * mentioned on the site.
 */
export const site = z.strictObject({
  name,
  teamName: name,
  wordmark: name
    .describe("A wordmark is the name in the mark, if it is shorter or in other letters there.")
    .optional(),
  domain,
  colors: z
    .array(color)
    .min(1)
    .max(4)
    .describe("The lightest of one to four colors is the sun, the others are plates in this order.")
    .optional(),
  founding: z.strictObject({
    year,
    regions: z.array(name).min(1).max(20).describe("Regions are a list of one to twenty."),
    alumniOf: z
      .array(name)
      .min(1)
      .max(20)
      .describe("The universities are a list of one to twenty.")
      .optional(),
    division: name,
    level: name.optional(),
  }),
  /** Where the club plays, and every place that has no country of its own. */
  country: country.default("US"),
  governingBody: governingBody.optional(),
  championship: championship.prefault({ name: "Nationals", title: "National Championships" }),
  /** Format of days; undefined as in the United States. */
  dates: z
    .enum(["month-first", "day-first"])
    .describe("Dates are month-first, as in May 3, or day-first, as in 3 May.")
    .optional(),
  /** Clock of 12 or 24 hours; undefined as in the United States. */
  hours: z
    .union([z.literal(12), z.literal(24)])
    .describe("Hours are 12, as in 9:30 PM, or 24, as in 21:30.")
    .optional(),
  about: paragraph,
  /** Explains the sport on About, followed by its terms. */
  ultimate: paragraph.optional(),
  terms: listSchema(term, 30).optional(),
  /** Frequent questions, on About. */
  questions: listSchema(question, 100).optional(),
  /** News of the club itself, such as a break. */
  status: sentence.optional(),
  missingYears: listSchema(missingYear, 50).optional(),
  // Links of the footer.
  shop: link.optional(),
  mailingList: link.optional(),
  donations: link.optional(),
  /** When tryouts usually are, for Join while none are announced. */
  usualTryouts: sentence.optional(),
  practices: listSchema(practice, 20).default([]),
  labels: labels.optional(),
  /** Language of the club's own texts if it is not English, so that browsers and screen readers know. */
  language: language.optional(),
  captainsEmail: z
    .email()
    .max(254)
    .describe("The captains' address is an email address, such as name@example.com.")
    .optional(),
  socialLinks: listSchema(socialLink, 12).default([]),
  sponsors: listSchema(sponsor, 100).default([]),
  tryouts: tryouts.optional(),
  sponsorsCall: sponsorsCall.optional(),
  press: press.optional(),
  defaultRoster: rosterReference,
  badgeQuest: z.strictObject({ edition: year, welcome: paragraph }).optional(),
  parts: parts.optional(),
  pageWords: pageWords.optional(),
  /** Settings of events, each of which may have tournaments in several years. */
  events: events.optional(),
  hairStyles: z
    .enum(["neutral", "all"])
    .describe("Hair styles are neutral, for everybody, or all, with buns and pigtails.")
    .optional(),
  /** Without one, all rights are reserved. */
  license: license.optional(),
  photos: listSchema(gridPhoto, 500).default([]),
  pictures: pictures.prefault({}),
  repository: repository.optional(),
});

export type Site = Frozen<z.output<typeof site>>;

/**
 * A core value of the club, with its color and its meaning. Badges refer to it by name; `picture` is its drawing, if the
 * default one for its position does not fit.
 */
export const coreValue = z.strictObject({
  name: z.string().regex(/\S/).max(24).describe("The name of a core value is one to 24 letters."),
  color: color,
  explanation: sentence,
  picture: z
    .enum(VALUE_PICTURES)
    .describe(`A core value has one of the pictures ${VALUE_PICTURES.join(", ")}.`)
    .optional(),
});

export type CoreValue = Frozen<z.output<typeof coreValue>>;

/** core-values.yml: the core values in the order in which they are shown. */
export const coreValuesFile = z
  .array(coreValue)
  .min(MIN_VALUES)
  .max(MAX_VALUES)
  .describe(
    `The core values are a list of ${MIN_VALUES} to ${MAX_VALUES}, each starting with a hyphen.`,
  );

/** A schema for some inks of a set, by name. */
function partialInks<const Name extends string>(names: readonly [Name, ...Name[]]) {
  return z.partialRecord(z.enum(names), color).default({});
}

/**
 * inks.yml: inks that the club fixes, because the site would compute slightly different ones from the
 * colors in site.yml. All other inks are computed. Pictures are printed by day or by night, in the light and dark theme.
 */
export const inksFile = z.strictObject({
  day: partialInks(PRINT_INKS),
  night: partialInks(PRINT_INKS),
  stage: partialInks(STAGE_INKS),
  light: partialInks(INTERFACE_INKS),
  dark: partialInks(INTERFACE_INKS),
});

export type InksFile = Frozen<z.output<typeof inksFile>>;

/** A quote about the team by an object around the field, never by a real person. */
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
  .describe("Testimonials are a list of up to 500, each starting with a hyphen.");
