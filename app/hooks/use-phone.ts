import { mediaHook } from "./media-hook.ts";

/**
 * Whether the phone's layout is on: the one breakpoint at which behaviour, not only looks, differs.
 * The styles ask the same.
 */
export const usePhone = mediaHook("(width < 900px)");

/** Whether it is known to be off: a prerendered page serves both layouts. */
export const useWide = mediaHook("(width >= 900px)");
