import { files } from "#app/content/files.ts";
import { error } from "#app/content/finding.ts";
import type { Check } from "./check.ts";

/** An event is the same as one that stands for itself: a chain of names, or a circle, would be read in part only. */
export const sameEvents: Check = ({ site }) => {
  const events = site?.events ?? {};
  return Object.entries(events).flatMap(([event, { sameAs }]) => {
    if (sameAs === undefined) return [];
    const next = events[sameAs]?.sameAs;
    if (next === undefined && sameAs !== event) return [];
    const path = ["events", event, "sameAs"];
    return sameAs === event
      ? [error(files.site, path, `${event} is listed as the same as itself.`, "Delete the line.")]
      : [
          error(
            files.site,
            path,
            `${event} is the same as ${sameAs}, which is listed as the same as ${next}.`,
            "Use one event for all of them, and delete sameAs from that one.",
          ),
        ];
  });
};
