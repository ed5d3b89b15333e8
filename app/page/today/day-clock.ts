/** What pages with dates fetch after their first paint. */
export { dayOf } from "#app/domain/today/day-of.ts";
export { nextLook } from "#app/domain/today/next-look.ts";
