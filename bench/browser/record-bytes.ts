import type { Page } from "@playwright/test";
import { settle } from "./settled-page.ts";

/** Loads an address anew and adds up what the browser records over the wire, headers included. */
export async function recordBytes(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto(address, { waitUntil: "load" });
  await settle(page);
  await session.detach();
  return bytes;
}
