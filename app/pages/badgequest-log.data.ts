import { loadContent } from "#app/content/.server/load-content.ts";
import { shapeLog } from "#app/features/badge-quest/shape-log.ts";

/** Every award and every rule; fetched when the first details are asked for. */
export const data = shapeLog(loadContent());
