import type { Server } from "node:http";
import { open } from "#tests/e2e/support/hydrated.ts";
import { measureShift, watchShifts } from "#tests/e2e/support/layout-shifts.ts";
import { close } from "#tests/e2e/support/local-server.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { openInPieces } from "./site-in-pieces.ts";

/** Layout shift that nobody sees. Some remains: a text that is cut by the end of a piece may grow by a line. */
const INVISIBLE_SHIFT = 0.005;

let address = "";
let server: Server | undefined;

test.beforeAll(async ({ baseURL }) => {
  ({ address, server } = await openInPieces(baseURL ?? ""));
});

test.afterAll(async () => {
  if (server !== undefined) await close(server);
});

test("nothing that is painted moves while the rest of its document arrives", async ({ page }) => {
  await watchShifts(page);
  for (const route of routes) {
    await open(page, `${address}${route}`);
    expect(await measureShift(page), route).toBeLessThan(INVISIBLE_SHIFT);
  }
});
