import type { Server } from "node:http";

/** Listens on localhost; port 0 picks a free one. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => {
    server.listen(port, "localhost", resolve);
  });
}

/** Closes it, including open requests. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}

/** Listening port. */
export function readPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}
