import { existsSync } from "node:fs";
import { ElementHandle, launch, type BrowserContext, type Page } from "puppeteer-core";
import { timeLimit } from "#tests/support/time-limit.ts";
import type { Browser, Engine, Tab, View } from "./tab.ts";

const program =
  process.env["FIREFOX"] ??
  ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => existsSync(path)) ??
  "";

async function elementAt(page: Page, expression: string): Promise<ElementHandle> {
  const found = await page.evaluateHandle<[], () => Element | undefined>(expression);
  if (found instanceof ElementHandle) return found;
  throw new Error(`There is no such element: ${expression}`);
}

/** Records a page's errors, starting before its first script. */
async function listen(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warn") heard.push(message.text());
  });
  page.on("pageerror", (error) => heard.push(String(error)));
  await page.evaluateOnNewDocument(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      reportError(new Error(`${violatedDirective} forbids ${blockedURI}`));
    });
  });
  return heard;
}

async function tabIn(context: BrowserContext, view: View): Promise<Tab> {
  const page = await context.newPage();
  page.setDefaultTimeout(timeLimit(30_000));
  await page.setViewport(view);
  const heard = await listen(page);
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    // `goBack` waits for a load, which a page from the cache of viewed pages does not have.
    back: () => page.evaluate(() => history.back()),
    ask: (expression) => page.evaluate(expression),
    click: async (expression) => (await elementAt(page, expression)).click(),
    choose: async (expression, value) =>
      void (await (await elementAt(page, expression)).select(value)),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    troubles: () => Promise.resolve(heard),
    close: () => context.close(),
  };
}

async function start(): Promise<Browser> {
  const browser = await launch({
    browser: "firefox",
    executablePath: program,
    headless: true,
    timeout: timeLimit(30_000),
  });
  return {
    newTab: async (view) => tabIn(await browser.createBrowserContext(), view),
    stop: () => browser.close(),
  };
}

/** Debian's Firefox, driven by its built-in WebDriver BiDi. */
export const firefox: Engine = { engine: "Firefox", isInstalled: existsSync(program), start };
