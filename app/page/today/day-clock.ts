/** Date logic that pages with dates load after their first paint. */
export { dayOf } from "#app/domain/today/day-of.ts";
export { nextLook } from "#app/domain/today/next-look.ts";
