import type { Server } from "node:http";

/** Listens on this machine alone; port 0 is any that is free. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => {
    server.listen(port, "localhost", resolve);
  });
}

/** Ends it with all that is still being answered. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}

/** The port it listens at. */
export function portOf(server: Server): number {
  const place = server.address();
  if (place === null || typeof place === "string") throw new Error("The server has no port.");
  return place.port;
}
