import { z } from "zod";
import type { Frozen } from "#app/content/frozen.ts";
import { momentIn } from "#app/domain/dates/logged-zone.ts";
import {
  whenFields,
  awardTime,
  day,
  badgeReference,
  playerReference,
  sentence,
  zone,
  rosterReference,
  title,
  year,
  wholeNumber,
  mappingSchema,
  badgeKey,
  coreValueReference,
  fileName,
  listSchema,
  clockTime,
} from "./fields.ts";

/**
 * One row of an award log: who earned which badge, and when, if the time is known. `note` is a role, a state, an animal and
 * so on. `again` is "yes" if the row repeats an earlier one on purpose, because the badge was credited several times at once.
 */
export const award = z
  .strictObject({
    badge: badgeReference,
    player: playerReference,
    date: day,
    time: awardTime.optional(),
    zone: zone.optional(),
    note: sentence.optional(),
    again: z
      .literal("yes")
      .describe("Again is yes if the row repeats an earlier one on purpose, and otherwise empty.")
      .optional(),
  })
  .refine((entry) => (entry.time === undefined) === (entry.zone === undefined), {
    error: "The award has a time without a zone, or a zone without a time.",
    when: whenFields,
    params: { remedy: "Enter both time and zone, or leave both empty if only the day is known." },
  });

export type Award = Frozen<z.output<typeof award>>;

/** awards.csv of an edition: the awards in order of entry, which is not strictly that of time. */
export const awardLog = z
  .array(award)
  .max(20_000)
  .describe("The log of an edition has up to 20,000 awards, one per row.");

/** The published totals of a past edition. `leaders` are in order of place; hiding one does not move the others. */
export const badgeHistory = z
  .strictObject({
    year,
    title,
    totalBadges: wholeNumber(0, 99_999, "Total badges are a whole number, 0 or more."),
    participationPercent: wholeNumber(
      0,
      100,
      "Participation is a whole number from 0 to 100, without a percent sign.",
    ),
    leaders: z.array(playerReference).min(1).max(3).describe("Leaders are up to three players."),
    roster: rosterReference,
  })
  .transform(({ leaders, ...rest }) => ({
    ...rest,
    leaders: leaders.map((player, index) => ({ place: index + 1, player })),
  }));

export type BadgeHistory = Frozen<z.output<typeof badgeHistory>>;

/** history.yml: the past editions, oldest first. */
export const badgeHistoryFile = z
  .array(badgeHistory)
  .max(200)
  .describe("The history is a list of up to 200 past editions, each starting with a hyphen.");

/**
 * A badge: how it is earned, who thought of it, and the core value it counts for. `icon` names its drawing, `image` the
 * file of the team's own picture, which badges may share. `onMap` marks the badge whose notes name the plates of Fifty
 * Plates.
 */
export const badge = z.strictObject({
  title,
  createdBy: playerReference.optional(),
  rule: sentence,
  value: coreValueReference,
  icon: z
    .string()
    .regex(/^(mdi|ph|txt):[a-z0-9-]{1,60}$/)
    .describe("An icon has a name such as mdi:lightning-bolt, ph:pants-fill or txt:10."),
  image: fileName.optional(),
  onMap: z.literal(true).describe("On map is true for the badge of license plates.").optional(),
});

export type BadgeEntry = Frozen<z.output<typeof badge>>;

/** badges.yml: every badge of every edition, by key. */
export const badgesFile = mappingSchema(badgeKey, badge, "List each badge under its key.");

const badges = listSchema(badgeReference, 20_000);

/** One update of the game and the badges that came into use with it; the game starts with 0. */
const update = z.strictObject({
  update: wholeNumber(0, 99, "An update is a whole number, and the first is 0."),
  badges,
});

/** A moment: day, time and zone in the file, ISO with UTC offset after parsing. */
const moment = z
  .strictObject({ date: day, time: clockTime.describe("A time is HH:MM, such as 09:00."), zone })
  .transform((at) => momentIn(at.date, at.time, at.zone))
  .describe("Last updated has a date, a time and a zone.");

/**
 * edition.yml: one year of Badge Quest. `activated` lists the badges in use in order of activation; with updates, the file
 * has `updates` instead. `poster` names up to five badges on the game's poster, by default the first ones.
 */
export const edition = z
  .strictObject({
    title,
    roster: rosterReference,
    lastUpdated: moment.optional(),
    activated: badges.optional(),
    updates: listSchema(update, 100).optional(),
    newest: badges.default([]),
    poster: listSchema(badgeReference, 5).default([]),
  })
  .refine((entry) => (entry.activated === undefined) !== (entry.updates === undefined), {
    error: "The badges in use are listed twice or not at all.",
    when: whenFields,
    params: { remedy: "Use either updates, with the badges of each update, or activated." },
  })
  .transform(({ activated, ...rest }) => ({
    ...rest,
    activated: activated ?? rest.updates?.flatMap((step) => step.badges) ?? [],
  }));

export type EditionEntry = Frozen<z.output<typeof edition>>;
