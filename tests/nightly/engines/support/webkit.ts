import { existsSync, readdirSync } from "node:fs";
import { startDisplay, xvfb } from "./display.ts";
import { freePort, run } from "./server.ts";
import type { Browser, Engine, Key, Tab, View } from "./tab.ts";
import { openSession, type Session } from "./webdriver.ts";

const driver = "/usr/bin/WebKitWebDriver";

/** The browser that comes with the library. Its folder has the machine's kind in its name. */
function miniBrowser(): string | undefined {
  const kinds = existsSync("/usr/lib") ? readdirSync("/usr/lib") : [];
  return kinds
    .map((kind) => `/usr/lib/${kind}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
}

const program = miniBrowser();

/** Keys by their WebDriver characters. */
const keys: Readonly<Record<Key, string>> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowRight: "\uE014",
};

/** WebDriver has no events, so the page itself keeps a list from load on. */
const listen = `(() => {
  const heard = (globalThis.troubles ??= []);
  addEventListener("error", (event) => heard.push(event.message));
  addEventListener("unhandledrejection", (event) => heard.push(String(event.reason)));
  addEventListener("securitypolicyviolation", (event) =>
    heard.push(event.violatedDirective + " forbids " + event.blockedURI));
  console.error = (...messages) => heard.push(messages.join(" "));
})()`;

async function press(session: Session, characters: Iterable<string>): Promise<void> {
  const strokes = [...characters].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  await session.post("/actions", { actions: [{ type: "key", id: "keys", actions: strokes }] });
}

/** The driver clicks at the position it measured, so the element must stop moving first. */
async function waitUntilStill(
  session: Session,
  expression: string,
  before?: unknown,
): Promise<void> {
  const place = await session.ask(`JSON.stringify(${expression}?.getBoundingClientRect())`);
  if (place !== before) await waitUntilStill(session, expression, place);
}

async function openTab(session: Session, { width, height }: View): Promise<Tab> {
  await session.post("/window/rect", { width, height });
  const heard: string[] = [];
  const collectTroubles = async () => {
    const found = await session.ask("globalThis.troubles ?? []");
    if (Array.isArray(found)) heard.push(...found.map(String));
    await session.ask("void (globalThis.troubles = [])");
  };
  const leave = async (path: string, body?: object) => {
    await collectTroubles();
    await session.post(path, body);
    await session.ask(listen);
  };
  return {
    open: (url) => leave("/url", { url }),
    reload: () => leave("/refresh"),
    back: async () => void (await session.post("/back")),
    ask: session.ask,
    click: async (expression) => {
      // The driver would not wait for smooth scrolling.
      await session.ask(
        `void ${expression}?.scrollIntoView({ block: "center", behavior: "instant" })`,
      );
      await waitUntilStill(session, expression);
      await session.post(`${await session.element(expression)}/click`);
    },
    choose: async (expression, value) => {
      const option = `[...${expression}.options].find((item) => item.value === ${JSON.stringify(value)})`;
      await session.post(`${await session.element(option)}/click`);
    },
    type: (text) => press(session, text),
    press: (key) => press(session, [keys[key]]),
    troubles: async () => {
      await collectTroubles();
      return heard;
    },
    close: session.end,
  };
}

async function start(): Promise<Browser> {
  const display = await startDisplay();
  const port = await freePort();
  const args = [`DISPLAY=${display.name}`, driver, `--port=${port}`];
  const running = await run("env", args, `http://127.0.0.1:${port}`);
  const options = { binary: program, args: ["--automation"] };
  return {
    newTab: async (view) =>
      openTab(await openSession(running.address, { "webkitgtk:browserOptions": options }), view),
    stop: async () => {
      await running.stop();
      display.stop();
    },
  };
}

/** Debian's WebKitGTK in its MiniBrowser, driven by its own WebDriver. */
export const webkit: Engine = {
  engine: "WebKitGTK",
  isInstalled: program !== undefined && [driver, xvfb].every((path) => existsSync(path)),
  start,
};
