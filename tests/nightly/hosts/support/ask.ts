import { request } from "node:http";
import { connect } from "node:net";

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** Requests uncompressed content by default. */
export function ask(
  address: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const fields = Object.entries(response.headers).map(([name, value]) => [
          name,
          String(value),
        ]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(fields),
          body: Buffer.concat(parts),
        });
      });
    });
    asked.on("error", reject);
    asked.end();
  });
}

/** Response headers for a raw request, which may be one that no client would send. */
export function askWith(address: string, written: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.write(written, "latin1"));
    const finish = () => {
      socket.destroy();
      resolve(answer.split("\r\n\r\n", 1).join());
    };
    socket.on("data", (part) => {
      answer += part.toString("latin1");
      if (answer.includes("\r\n\r\n")) finish();
    });
    socket.on("close", finish);
    socket.on("error", reject);
  });
}
