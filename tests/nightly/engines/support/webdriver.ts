import { timeLimit } from "#tests/support/time-limit.ts";

/** The key of an element reference, as the WebDriver standard defines it. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

type Command = readonly [method: "GET" | "POST" | "DELETE", path: string, body?: object];

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}

/** Longer than any command takes, so that a hanging driver names its command. Milliseconds. */
const COMMAND_TIMEOUT_MS = timeLimit(20_000);

/** Sends a W3C WebDriver command; the driver's error is thrown. */
async function send(driver: string, [method, path, body]: Command): Promise<unknown> {
  const answer = await fetch(`${driver}${path}`, {
    method,
    signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error(`${method} ${path} has no answer.`, { cause });
  });
  const value = field(await answer.json(), "value");
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
  return value;
}

/** One window of a WebDriver browser. */
export interface Session {
  readonly post: (path: string, body?: object) => Promise<unknown>;
  readonly ask: (expression: string) => Promise<unknown>;
  /** The path of the element that an expression evaluates to. */
  readonly element: (expression: string) => Promise<string>;
  readonly end: () => Promise<void>;
}

/** Starts a browser. `driver` is the driver's address, without a slash at its end. */
export async function openSession(driver: string, capabilities: object): Promise<Session> {
  const opened = await send(driver, [
    "POST",
    "/session",
    { capabilities: { alwaysMatch: capabilities } },
  ]);
  const session = `/session/${String(field(opened, "sessionId"))}`;
  const post = (path: string, body: object = {}) => send(driver, ["POST", session + path, body]);
  const ask = (expression: string) =>
    post("/execute/sync", { script: `return (${expression});`, args: [] });
  return {
    post,
    ask,
    element: async (expression) => {
      const id = field(await ask(expression), ELEMENT);
      if (typeof id !== "string") throw new Error(`There is no such element: ${expression}`);
      return `/element/${id}`;
    },
    end: async () => void (await send(driver, ["DELETE", session])),
  };
}
