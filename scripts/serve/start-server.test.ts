import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { type Place, startServer } from "./start-server.ts";

/** Starts a server and stops it. Returns its address for people, and that of its socket. */
async function startAndStop(place: Place) {
  const server = createServer();
  const address = await startServer(server, 4173, "npm start", { PORT: "0", ...place });
  const bound = server.address();
  server.close();
  return { address, bound: typeof bound === "string" ? bound : bound?.address };
}

test("a local server can be reached from this machine alone", async () => {
  const { address, bound } = await startAndStop({});
  expect(bound).toBe("127.0.0.1");
  // Port 0 took a free one, and the address says which.
  expect(address).toMatch(/^http:\/\/localhost:[1-9]\d+$/);
});

test("with HOST=0.0.0.0 a local server can be reached from others", async () => {
  const { bound } = await startAndStop({ HOST: "0.0.0.0" });
  expect(bound).toBe("0.0.0.0");
});

test.each(["abc", "70000", "-1", "80.5"])("the port %s is refused in one sentence", (port) => {
  const call = `import { createServer } from "node:http";
    import { startServer } from "./scripts/serve/start-server.ts";
    await startServer(createServer(), 4173, "npm start", { PORT: "${port}" });`;
  const args = ["--import", "tsx", "--input-type=module", "--eval", call];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(stderr).toBe(
    `PORT is "${port}". It is a whole number from 0 to 65535, or left out: PORT=8080 npm start\n`,
  );
  expect(status).toBe(1);
});
