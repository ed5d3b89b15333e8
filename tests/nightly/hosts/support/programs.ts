import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort, run, type Running } from "./server.ts";
import { configurations, site } from "./site.ts";

const unpacked = resolve(".cache/servers");
const nginx = join(unpacked, "usr/sbin/nginx");
const brotli = join(unpacked, "usr/lib/nginx/modules/ngx_http_brotli_static_module.so");

export const hasNginx = existsSync(nginx) && existsSync(brotli);

/**
 * The environment that a system configuration provides: one process, all files in one folder.
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

export async function startNginx(beside = ""): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), "site-nginx-"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, nginxMain(folder, port, beside));
  const args = ["-p", folder, "-e", "stderr", "-c", file];
  const running = await run(nginx, args, `http://127.0.0.1:${port}`);
  const stop = async () => {
    await running.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...running, stop };
}
