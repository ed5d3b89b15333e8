/** Tests the configuration that docs/hosting.md adds to the site's own. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ask } from "./support/ask.ts";
import { hasNginx, startNginx } from "./support/programs.ts";
import { freePort } from "./support/server.ts";

const blocks = [...readFileSync("docs/hosting.md", "utf8").matchAll(/```nginx\n([^]*?)```/g)];
const httpConfig = blocks
  .map(([, block = ""]) => block)
  .find((block) => block.includes("listen 80;"));

test.runIf(hasNginx)(
  "with the configuration of the manual nginx redirects http to https, with path and query",
  async () => {
    const port = await freePort();
    const server = /server \{\n {2}listen 80;[^]*?\n\}/.exec(httpConfig ?? "")?.[0] ?? "";
    const running = await startNginx(server.replace("listen 80;", `listen 127.0.0.1:${port};`));
    const { status, headers } = await ask(`http://127.0.0.1:${port}/results?q=a%20b`);
    await running.stop();
    expect(status).toBe(308);
    const [, site = ""] = /return 308 (https:[^$]+)\$/.exec(httpConfig ?? "") ?? [];
    expect(site).not.toBe("");
    expect(headers["location"]).toBe(`${site}/results?q=a%20b`);
  },
);
