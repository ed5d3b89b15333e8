// Exits before a long build if the port for its server is in use.
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * @param usual default port
 * @param command command to show in the advice
 */
export async function requireFreePort(usual, command) {
  const port = Number(process.env.PORT || usual);
  // The server itself rejects invalid ports.
  if (!Number.isInteger(port) || port < 1 || port > 65535) return;
  const probe = createServer();
  try {
    probe.listen(port, process.env.HOST || "127.0.0.1");
    await once(probe, "listening");
    probe.close();
    await once(probe, "close");
  } catch (error) {
    if (error.code !== "EADDRINUSE") return;
    console.error(`Port ${port} is in use. Choose another one: PORT=${port + 1} ${command}`);
    process.exit(1);
  }
}
