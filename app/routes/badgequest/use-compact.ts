import { mediaHook } from "#app/hooks/media-hook.ts";

/** Whether the panels are tabs: three beside each other need 1100 px. The styles ask the same. */
export const useCompact = mediaHook("(width < 1100px)");
