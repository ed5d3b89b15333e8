import { firefox } from "./firefox.ts";
import type { Engine } from "./tab.ts";
import { webkit } from "./webkit.ts";

/** Every engine besides Chromium for the journeys. */
export const engines: readonly Engine[] = [firefox, webkit];
