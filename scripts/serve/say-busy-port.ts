import type { Server } from "node:http";

/** Says in a sentence why a server does not start; a port that is in use is the usual reason. */
export function sayBusyPort(server: Server, port: number, command: string): void {
  server.on("error", (error: NodeJS.ErrnoException) => {
    const busy = `Port ${port} is in use. Choose another one: PORT=${port + 1} ${command}`;
    console.error(error.code === "EADDRINUSE" ? busy : error.message);
    process.exit(1);
  });
}
