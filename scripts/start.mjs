// `npm start`: installs what is missing, builds what is stale, serves the site.
import { spawn } from "node:child_process";
import { installDependencies, requireNode } from "./setup/dependencies.mjs";
import { requireFreePort } from "./setup/port.mjs";
import { requireSite } from "./setup/site.mjs";

requireNode();
await requireFreePort(4173, "npm start");
installDependencies();
requireSite();
const server = spawn(process.execPath, ["--import", "tsx", "scripts/serve.ts"], {
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => {
  process.exitCode = code ?? 0;
});
