import { z } from "zod";
import { keyed } from "#app/content/schema/fields/keyed.ts";
import { SCENES } from "#app/domain/tournaments/scene.ts";

const eventKey = {
  pattern: /^[a-z0-9][a-z0-9-]*$/,
  description:
    "An event is named as its tournaments' files are after the year, such as fog-bowl of 2026-fog-bowl.yml.",
};

/** What the club says of an event: what its pictures show, and whether it is another one under a new name. */
const event = z.strictObject({
  scene: z
    .enum(SCENES)
    .describe(`A scene is one of ${SCENES.join(", ")}.`)
    .optional(),
  sameAs: z
    .string()
    .regex(eventKey.pattern)
    .describe("An event is the same as one that is named as its tournaments' files are.")
    .optional(),
});

/** The events of which the club says something; the pictures of all others are drawn by lot of their names. */
export const events = keyed(eventKey, event, "Every event stands under its key.");
