import { mediaHook } from "./media-hook.ts";

/**
 * Whether the phone layout is active: the only breakpoint that changes behavior, not only looks. The styles
 * use the same query.
 */
export const usePhone = mediaHook("(width < 900px)");
