import { setDateStyle } from "#app/domain/dates/date-style.ts";

// Test files in a worker share modules: an earlier file's date style must not affect this one.
setDateStyle({});
