import { request } from "node:http";

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
