import type { Frozen } from "#app/content/frozen.ts";
import { z } from "zod";
import { keyed } from "#app/content/schema/fields/keyed.ts";
import { badgeKey } from "#app/content/schema/fields/keys.ts";
import { coreValueReference, playerReference } from "#app/content/schema/fields/reference.ts";
import { fileName, sentence, title } from "#app/content/schema/fields/text.ts";

/**
 * A badge of Badge Quest: how it is earned, who thought of it, and the core value it counts for.
 * `icon` names its drawing; `image` the file of the team's own picture, if there is one, which badges
 * may share.
 */
export const badge = z.strictObject({
  title,
  createdBy: playerReference.optional(),
  rule: sentence,
  value: coreValueReference,
  icon: z
    .string()
    .regex(/^(mdi|ph|txt):[a-z0-9-]{1,60}$/)
    .describe("An icon is named like mdi:lightning-bolt, ph:pants-fill or txt:10."),
  image: fileName.optional(),
});

export type BadgeEntry = Frozen<z.output<typeof badge>>;

/** badges.yml: every badge of every edition, by key. */
export const badgesFile = keyed(badgeKey, badge, "Every badge stands under its key.");
