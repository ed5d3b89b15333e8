import { z } from "zod";
import { ZONE_NAME, ZONE_LETTERS } from "#app/domain/dates/logged-zone.ts";
import { TIME_OF_DAY } from "#app/domain/dates/time-of-day.ts";

/** A time on the clock of the venue, "HH:MM" from 00:00 to 23:59; the zone is named elsewhere. */
export const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({
    kind: "time",
    description:
      "Write a time as HH:MM from 00:00 to 23:59, such as 09:00, or leave it out if you don't know it.",
  });

/** The time of an award: as {@link clockTime}, with seconds ("HH:MM:SS") if they matter. */
export const awardTime = z.string().regex(TIME_OF_DAY).meta({
  kind: "time",
  description:
    "Write a time as HH:MM from 00:00 to 23:59, such as 09:00, or leave it empty if only the day is known.",
});

/** A color in the content: `#003faa`. */
export const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/)
  .describe("A color is # and six digits from 0 to f, in lower case, such as #003faa.");

/** A country by its two letters (ISO 3166). */
export const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .describe("A country is a code of two capital letters, such as US, CA or IE.");

/** A calendar day, "YYYY-MM-DD", without a time or a zone. Only days that exist are accepted. */
export const day = z.iso.date().meta({
  description: "Write a day as YYYY-MM-DD, such as 2019-08-17.",
  examples: ["2019-08-17"],
});

/** A domain such as gale.example; addresses prefix it with `https://www.`. */
export const domain = z
  .string()
  .regex(/^(?!www\.)(?:[a-z0-9-]+\.)+[a-z]{2,}$/)
  .max(60)
  .describe("A domain is the bare name, such as gale.example, without https:// and www.");

/** Condition of rules over several fields: they also run if a field is wrong, so that no mistake hides another. */
export function whenFields({ value }: z.core.ParsePayload): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Format of a mapping's keys. */
export interface KeyRule {
  readonly pattern: RegExp;
  readonly description: string;
}

/** Maximum length of keys, which are part of addresses and file names. The longest known has 39 characters. */
const MAX_KEYED_LENGTH = 60;

/** Maximum number of entries, far above what any club has. */
const MAX_ENTRIES = 20_000;

/** A mapping from keys to entries of one kind. The entry of a wrong key is checked too. */
export function mappingSchema<S extends z.ZodType>(key: KeyRule, entry: S, description: string) {
  return z
    .record(z.string(), entry)
    .superRefine(
      (entries, context) => {
        const count = Object.keys(entries).length;
        if (count > MAX_ENTRIES) {
          context.addIssue({
            code: "custom",
            message: `The list has ${count.toLocaleString("en-US")} entries.`,
            params: { remedy: `Keep at most ${MAX_ENTRIES.toLocaleString("en-US")} of them.` },
          });
        }
        for (const name of Object.keys(entries)) {
          if (key.pattern.test(name) && name.length <= MAX_KEYED_LENGTH) continue;
          context.addIssue({ code: "invalid_key", origin: "record", issues: [], path: [name] });
        }
      },
      { when: whenFields },
    )
    .meta({
      description,
      maxProperties: MAX_ENTRIES,
      propertyNames: {
        type: "string",
        pattern: key.pattern.source,
        maxLength: MAX_KEYED_LENGTH,
        description: key.description,
      },
    });
}

/** The key of a player: her surname in lower case. */
export const playerKey: KeyRule = {
  pattern: /^[a-z][a-z0-9-]*$/,
  description: "A player's key is the surname in lower case, such as alder.",
};

/** The key of an opponent: the team's name in lower case, run together. */
export const opponentKey: KeyRule = {
  pattern: /^[a-z0-9][a-z0-9-]*$/,
  description: "An opponent's key is its name in lower case without spaces, such as hotkettle.",
};

/** The key of a badge, such as "LOW_TIDE". */
export const badgeKey: KeyRule = {
  pattern: /^[A-Z][A-Z0-9_]*$/,
  description: "A badge's key is in capitals with underscores, such as LOW_TIDE.",
};

/** The key of a playlist within its page, such as "old-hits". */
export const playlistKey: KeyRule = {
  pattern: /^[a-z0-9][a-z0-9-]*$/,
  description: "A playlist's key is in lower case with hyphens, such as old-hits.",
};

const LINK =
  /^(https?:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+(?:[/?#][^\s]*)?|mailto:[^\s@]+@[^\s@]+|\/([a-z0-9][^\s]*)?)$/;

/** An address such as https://ultiworld.com@other.example/, which leads to other.example. */
const DISGUISED_LINK = /^https?:\/\/[^\s/?#]*@/;

/** Longest link that every browser, host and chat accepts; the longest known has 131 characters. */
const MAX_LINK_LENGTH = 2000;

function leadsSomewhere(value: string): boolean {
  if (DISGUISED_LINK.test(value)) return true;
  return LINK.test(value) && (value.startsWith("/") || URL.canParse(value));
}

/**
 * Target of a link: a web address (http or https), a mail address with mailto:, or a page of this site as a
 * path such as "/results". Whether it still exists is not checked.
 */
export const link = z
  .string()
  .max(MAX_LINK_LENGTH)
  .refine(leadsSomewhere)
  .refine((value) => !DISGUISED_LINK.test(value), {
    error:
      "The link has an @ in front of the site's name, so it goes to a different site than it seems.",
    params: { remedy: "Delete everything from after https:// through the @, or correct the link." },
  })
  .meta({
    kind: "link",
    pattern: LINK.source,
    description:
      "A link starts with https://, http:// or mailto:, or with / for a page of this site.",
    examples: ["https://play.usaultimate.org/"],
  });

/** A list with a maximum length, far above what any club has and below what would stop the build or the browser. */
export function listSchema<S extends z.ZodType>(entry: S, max: number) {
  return z
    .array(entry)
    .max(max)
    .describe(
      `Write up to ${max.toLocaleString("en-US")} entries, one per line below it, each starting with a hyphen.`,
    );
}

/** A text that is not empty. */
function textUpTo(max: number) {
  return z
    .string()
    .regex(/\S/)
    .max(max)
    .describe("Write at least one letter. Put text in quotes if it contains a colon or a #.");
}

/** A name of a person, team, place or file. The longest known has 31 characters. */
export const name = textUpTo(60);

/** A headline, a song, a callout. The longest known has 101 characters. */
export const title = textUpTo(120);

/** One or two sentences: a rule, a highlight, a remark, a caption. The longest known has 207. */
export const sentence = textUpTo(400);

/** A paragraph that introduces something. The longest known has 263 characters. */
export const paragraph = textUpTo(1000);

/** The name of a file in its folder of media/, without a path. */
export const fileName = z
  .string()
  .regex(/^[^\s./\\][^/\\]*$/)
  .max(60)
  .describe("Write a file name without its folder, such as logo.svg.");

/** A photo of the grid on the News page. */
export const gridPhoto = z
  .strictObject({
    file: fileName,
  })
  .describe("Write a photo with its fields, such as { file: 2019_beach }.");

/** The state after a city: its code, or the form people write. The longest is a county of Ireland. */
const state = z.string().regex(/\S/).max(30).meta({
  kind: "state",
  description:
    "A state is a code, such as MI, or what people write after the city. Leave it out if there is none.",
});

/** A city with its state, which DC, teams of two cities and most places abroad lack. */
export const place = z
  .strictObject({ city: name, state: state.optional() })
  .describe("A location has a city, and a state if there is one.");

/** Kinds of references by key. */
export type Referent = "players" | "opponents" | "badges" | "values" | "rosters" | "tournaments";

function reference(refersTo: Referent, description: string) {
  return z.string().regex(/\S/).meta({ refersTo, description });
}

/** A player, coach or captain, by key. Another check makes sure that she exists. */
export const playerReference = reference(
  "players",
  "Name a player by their key in players.yml, the surname in lower case.",
);

/** An opponent, named by its key. */
export const opponentReference = reference(
  "opponents",
  "Name an opponent by its key in opponents.yml.",
);

/** A badge, named by its key. */
export const badgeReference = reference(
  "badges",
  "Name a badge by its key in badge-quest/badges.yml, such as LOW_TIDE.",
);

/** A core value by its name in core-values.yml or badges.yml. */
export const coreValueReference = reference(
  "values",
  "A badge's value is the name of a core value in core-values.yml.",
);

/** A season's roster, named after the team and the year. */
export const rosterReference = reference(
  "rosters",
  "A roster is named after the team and its year, such as team-2019.",
);

/** A tournament, named by its file. */
export const tournamentReference = reference(
  "tournaments",
  "Name a tournament by its file, such as 2019-esc.",
);

const writtenZone = new RegExp(`^${ZONE_NAME}$`);

/**
 * Whether a text is a name in the time zone database, with its capitals: `Intl` accepts America/New_york, other calendar
 * programs don't. Older names such as US/Eastern are valid.
 */
function isTimeZone(value: string): boolean {
  try {
    const { timeZone } = new Intl.DateTimeFormat("en-US", { timeZone: value }).resolvedOptions();
    const isMisspelled = timeZone !== value && timeZone.toLowerCase() === value.toLowerCase();
    return writtenZone.test(value) && !isMisspelled;
  } catch {
    return false;
  }
}

/** The time zone of a venue by its name in the zone database, such as "America/Chicago". */
export const timeZone = z
  .string()
  .refine(isTimeZone)
  .meta({
    kind: "time zone",
    pattern: writtenZone.source,
    description:
      "A time zone has a name such as America/New_York, America/Chicago or America/Denver.",
    examples: ["America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"],
  });

/** A whole number from `min` to `max`. Unlike zod's own integer, it lets the other rules of an entry run too. */
export function wholeNumber(min: number, max: number, description: string) {
  return z.number().multipleOf(1).min(min).max(max).meta({ type: "integer", description });
}

/** A year of a team's history; the sport began in 1968. */
export const year = wholeNumber(1968, 2099, "A year is a whole number from 1968 to 2099.");

/** Whether a text is a valid zone of a logged time. */
export function isZone(value: string): boolean {
  return ZONE_LETTERS.includes(value) || isTimeZone(value);
}

/** The zone of a logged time: by its letters, as in the United States, or by its name in the zone database. */
export const zone = z
  .string()
  .refine(isZone)
  .meta({
    kind: "logged zone",
    pattern: `^(?:${ZONE_LETTERS.join("|")}|${ZONE_NAME})$`,
    description:
      "A zone is EDT, CDT, MDT, PDT or similar, or a name such as Europe/Berlin. It needs a time.",
    examples: [...ZONE_LETTERS],
  });

/** Language of texts that are not in English. */
export const language = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/)
  .describe("The language of a text is a code such as fr, de-CH or es.");
