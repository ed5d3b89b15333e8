import { once } from "node:events";
import type { Server } from "node:http";

/** The environment variables of a local server. */
export interface Place {
  readonly HOST?: string | undefined;
  readonly PORT?: string | undefined;
}

/** Listening addresses that are reachable as localhost. */
const localHosts = new Set(["127.0.0.1", "0.0.0.0", "::"]);

/** Prints why a server cannot start, usually a port in use, and exits. */
function exitWithReason(error: NodeJS.ErrnoException, port: number, command: string): never {
  const busy = `Port ${port} is in use. Choose another one: PORT=${port + 1} ${command}`;
  console.error(error.code === "EADDRINUSE" ? busy : error.message);
  process.exit(1);
}

/** Parses the port; 0 means any free port. Exits with a message if it is invalid. */
function parsePort(value: string, command: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65535) return port;
  console.error(
    `PORT is "${value}". It is a whole number from 0 to 65535, or left out: PORT=8080 ${command}`,
  );
  process.exit(1);
}

/**
 * Starts a local server, reachable only from this machine unless HOST is set.
 *
 * @param defaultPort default port
 * @returns the address to open in a browser, without a trailing slash
 */
export async function startServer(
  server: Server,
  defaultPort: number,
  command: string,
  { HOST, PORT }: Place,
): Promise<string> {
  const host = HOST || "127.0.0.1";
  const port = parsePort(PORT || String(defaultPort), command);
  server.on("error", (error) => exitWithReason(error, port, command));
  server.listen(port, host);
  await once(server, "listening");
  // Port 0 means any free port.
  const bound = server.address();
  const boundPort = typeof bound === "object" ? bound?.port : port;
  return `http://${localHosts.has(host) ? "localhost" : host}:${boundPort}`;
}
