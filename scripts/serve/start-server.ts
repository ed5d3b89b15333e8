import { once } from "node:events";
import type { Server } from "node:http";

/** The environment variables of a local server. */
export interface Place {
  readonly HOST?: string | undefined;
  readonly PORT?: string | undefined;
}

/** Addresses to listen at that this machine reaches as localhost. */
const here = new Set(["127.0.0.1", "0.0.0.0", "::"]);

/** Prints why a server does not start; a port in use is the usual reason. */
function sayWhy(error: NodeJS.ErrnoException, port: number, command: string): never {
  const busy = `Port ${port} is in use. Choose another one: PORT=${port + 1} ${command}`;
  console.error(error.code === "EADDRINUSE" ? busy : error.message);
  process.exit(1);
}

/**
 * Starts a local server: for this machine alone, unless HOST opens it to others.
 *
 * @param usual the port if none is set
 * @returns the address to open in a browser, without a slash at its end
 */
export async function startServer(
  server: Server,
  usual: number,
  command: string,
  { HOST: host = "127.0.0.1", PORT: port = String(usual) }: Place,
): Promise<string> {
  server.on("error", (error) => sayWhy(error, Number(port), command));
  server.listen(Number(port), host);
  await once(server, "listening");
  // Port 0 means any free port.
  const bound = server.address();
  const taken = typeof bound === "object" ? bound?.port : port;
  return `http://${here.has(host) ? "localhost" : host}:${taken}`;
}
