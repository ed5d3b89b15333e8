import type { BrowserContextOptions } from "@playwright/test";
import type { Form } from "#bench/figures/figures.ts";

/** Lighthouse's screens, for what is measured without it. */
export const devices: Readonly<Record<Form, BrowserContextOptions>> = {
  mobile: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1 },
};
