import { createServer } from "node:http";
import { expect, test } from "vitest";
import { type Place, startServer } from "./start-server.ts";

/** Starts a server, stops it, and tells where it was. */
async function started(place: Place) {
  const server = createServer();
  const address = await startServer(server, 4173, "npm start", { PORT: "0", ...place });
  const bound = server.address();
  server.close();
  return { address, bound: typeof bound === "string" ? bound : bound?.address };
}

test("a local server is for this machine alone", async () => {
  const { address, bound } = await started({});
  expect(bound).toBe("127.0.0.1");
  // Port 0 took a free one, and the address says which.
  expect(address).toMatch(/^http:\/\/localhost:[1-9]\d+$/);
});

test("a local server is shown to others when that is asked for", async () => {
  const { bound } = await started({ HOST: "0.0.0.0" });
  expect(bound).toBe("0.0.0.0");
});
