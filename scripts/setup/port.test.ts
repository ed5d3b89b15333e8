import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { timeLimit } from "#tests/support/time-limit.ts";

test.each([
  ["scripts/demo.mjs", ["gale"], "npm run demo -- gale"],
  ["scripts/start.mjs", [], "npm start"],
])("%s names a port in use before it builds", async (script, words, command) => {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  // The port stays taken while the command runs: the system accepts for it.
  const { status, stderr, stdout } = spawnSync(process.execPath, [script, ...words], {
    encoding: "utf8",
    timeout: timeLimit(20_000),
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1" },
  });
  server.close();
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toBe(`Port ${port} is in use. Choose another one: PORT=${port + 1} ${command}\n`);
});
