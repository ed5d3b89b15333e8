import { z } from "zod";
import type { Frozen } from "#app/content/frozen.ts";
import { GEAR_KINDS, HAIR_STYLES } from "#app/domain/look.ts";
import { POSITIONS } from "#app/domain/roster.ts";
import { SEASON_INKS, LEADING_INKS, SHOT_FORMATS } from "#app/domain/seasons.ts";
import {
  listSchema,
  link,
  playerReference,
  gridPhoto,
  name,
  sentence,
  wholeNumber,
  mappingSchema,
  playerKey,
} from "./fields.ts";

/**
 * The published record of a season, which the site shows even if the games add up to something else. `finish` is a text
 * ("T9th Nationals"), absent until the season is over.
 */
export const seasonResults = z
  .strictObject({
    wins: wholeNumber(0, 99, "Wins are a whole number from 0 to 99."),
    losses: wholeNumber(0, 99, "Losses are a whole number from 0 to 99."),
    ties: wholeNumber(0, 99, "Ties are a whole number from 0 to 99.").optional(),
    finish: name.optional(),
  })
  .describe(
    "Results have wins, losses, ties if there were any and, once the season is over, a finish.",
  );

/** The inks of a season's drawings; without them the site chooses. */
export const seasonInks = z
  .strictObject({
    lead: z
      .enum(LEADING_INKS)
      .describe("A leading ink is plate1, plate2, plate3, deepSun or black."),
    grounds: z
      .array(
        z
          .enum(SEASON_INKS)
          .describe("An ink is sun, deepSun, plate1, plate2, plate3, black or newsprint."),
      )
      .min(2)
      .describe("Grounds are a list of two or more inks."),
  })
  .describe("Inks have a leading ink, and grounds: the background inks that pictures use in turn.");

/** A jersey number; 00 differs from 0. */
const jersey = wholeNumber(0, 99, "A jersey number is a whole number from 0 to 99, or 00.")
  .or(z.literal("00"))
  .meta({
    kind: "jersey",
    description: "A jersey number is a whole number from 0 to 99, or 00.",
  });

/** roster.yml of a season: the team in its published order (by jersey number), its captains, and how the season ended. */
export const roster = z.strictObject({
  displayName: name,
  link: link.optional(),
  rosterAnnounceLink: link.optional(),
  results: seasonResults.optional(),
  highlights: listSchema(sentence, 100).default([]),
  captains: listSchema(playerReference, 50).default([]),
  players: listSchema(playerReference, 500),
  coaches: listSchema(playerReference, 50).default([]),
  numbers: mappingSchema(
    playerKey,
    jersey,
    "List numbers under the keys of players who wore a different one that season.",
  ).optional(),
  photos: listSchema(gridPhoto, 500).default([]),
  actionShots: z
    .enum(SHOT_FORMATS)
    .describe("Action shots are lying, upright, or both: upright on desktops, lying on phones.")
    .optional(),
  inks: seasonInks.optional(),
});

export type RosterEntry = Frozen<z.output<typeof roster>>;

/** A person's position in players.yml; those of coaches are Coach. */
export const position = z
  .enum(POSITIONS)
  .describe("A position is Cutter, Handler, Hybrid or Coach, or left out.");

/** Hair and gear of a person's drawings. The site chooses what is missing, never by the name. */
const look = z
  .strictObject({
    hair: z
      .enum(HAIR_STYLES)
      .meta({ kind: "hair", description: `Hair is ${HAIR_STYLES.join(", ")}.` })
      .optional(),
    gear: z
      .enum(GEAR_KINDS)
      .meta({ kind: "gear", description: `Gear is ${GEAR_KINDS.join(", ")}.` })
      .optional(),
  })
  .describe("A look has hair, gear or both.");

/**
 * A player or coach of any season, with her usual jersey number; `numbers` of a roster has others. Search, import and old
 * links find her by the full names in `formerly`. `shown` hides her: "initials" shows E. C., "nobody" nothing.
 */
export const player = z.strictObject({
  name: z
    .strictObject({
      first: name,
      last: name.optional(),
      nickname: name.optional(),
    })
    .describe(
      "A name has first and last, and a nickname if there is one. A person with only one name has it as first.",
    ),
  jersey: jersey.optional(),
  position: position.optional(),
  formerly: listSchema(name, 20).meta({ title: "Former names" }).optional(),
  look: look.optional(),
  shown: z
    .enum(["initials", "nobody"])
    .describe("Shown is initials or nobody. Leave it out for people who are shown by name.")
    .optional(),
});

export type PlayerEntry = Frozen<z.output<typeof player>>;

/** players.yml: everyone who was ever on a roster, by key. */
export const playersFile = mappingSchema(playerKey, player, "List each player under their key.");
