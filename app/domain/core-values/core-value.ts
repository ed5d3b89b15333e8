/**
 * The four core values, in the order in which the team names them (docs/product.md, Core values).
 */
export const CORE_VALUES = ["Brain", "Effort", "Skill", "Character"] as const;

export type CoreValue = (typeof CORE_VALUES)[number];
