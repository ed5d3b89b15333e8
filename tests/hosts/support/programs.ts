import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort, run, type Running } from "./server.ts";
import { configurations, site } from "./site.ts";

const unpacked = resolve(".cache/servers");
const nginx = join(unpacked, "usr/sbin/nginx");
const brotli = join(unpacked, "usr/lib/nginx/modules/ngx_http_brotli_static_module.so");
const caddy = join(unpacked, "usr/bin/caddy");

export const hasNginx = existsSync(nginx) && existsSync(brotli);
export const hasCaddy = existsSync(caddy);

/**
 * The surroundings that a machine's own configuration gives: one process, all files in one folder.
 *
 * @param beside further servers of the same process
 */
function nginxMain(folder: string, port: number, beside: string): string {
  const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(" ");
  return `load_module ${brotli};
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr warn;
events {}
http {
  access_log off;
  # As Debian's own configuration has it.
  sendfile on;
  tcp_nopush on;
  ${own}
  server {
    listen 127.0.0.1:${port};
    root ${site};
    include ${configurations}/nginx/server.conf;
  }
  ${beside}
}
`;
}

/** What a program has written for itself goes when it stops. */
function tidied(running: Running, folder: string): Running {
  const stop = async () => {
    await running.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...running, stop };
}

export async function startNginx(beside = ""): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), "site-nginx-"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, nginxMain(folder, port, beside));
  const args = ["-p", folder, "-e", "stderr", "-c", file];
  return tidied(await run(nginx, args, `http://127.0.0.1:${port}`), folder);
}

export async function startCaddy(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), "site-caddy-"));
  const address = `http://127.0.0.1:${await freePort()}`;
  const file = join(folder, "Caddyfile");
  const main = `{
	admin off
	auto_https off
	storage file_system ${folder}
}
${address} {
	root * ${site}
	import ${configurations}/caddy/site.caddy
}
`;
  writeFileSync(file, main);
  // Caddy keeps a copy of its configuration: here, not in the home folder.
  process.env["XDG_CONFIG_HOME"] = folder;
  const args = ["run", "--config", file, "--adapter", "caddyfile"];
  return tidied(await run(caddy, args, address), folder);
}
