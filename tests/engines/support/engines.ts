import { firefox } from "./firefox.ts";
import type { Engine } from "./tab.ts";
import { webkit } from "./webkit.ts";

/** Every engine beside Chromium that the journeys can be walked in. */
export const engines: readonly Engine[] = [firefox, webkit];
