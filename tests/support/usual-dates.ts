import { setDateStyle } from "#app/domain/dates/date-style.ts";

// Test files of a worker share their modules: no club of an earlier file says how this one writes days.
setDateStyle({});
