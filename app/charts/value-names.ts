import { CORE_VALUES } from "#app/domain/core-values/core-value.ts";

/** The core values in lower case, in their order: the names of their classes. */
export const valueNames = CORE_VALUES.map((value) => value.toLowerCase());
