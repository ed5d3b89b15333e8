import type { Page } from "@playwright/test";
import { open } from "./support/hydrated.ts";
import { policyReports, watchPolicies } from "./support/policy-reports.ts";
import { expect, test } from "./support/test.ts";

/** Follows a link of the page as a visitor does, without loading a document. */
async function followLinkTo(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
  await expect(page).toHaveURL(path);
  await expect(page.locator("h1")).toBeAttached();
}

test("a visit that follows links, selects, searches and moves a slider violates no policy @desktop", async ({
  page,
}) => {
  const responses: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    responses.push(`${response.status()} ${pathname.replace(/^.*\./, "")}`);
  });
  await watchPolicies(page);
  await open(page, "/about");
  for (const path of ["/news", "/roster", "/about", "/badgequest", "/fiftyplates", "/results"]) {
    await followLinkTo(page, path);
  }
  await page.getByRole("combobox", { name: "Season" }).selectOption("cote-sauvage-2024");
  await page.getByRole("searchbox").fill("state");
  for (const path of ["/about", "/corevalues"]) await followLinkTo(page, path);
  await page.getByRole("slider").first().press("ArrowRight");
  await followLinkTo(page, "/roster2025");
  await test.step("styles, fonts and artwork load under the policies", async () => {
    // Its artwork loads after the page.
    const drawing = page.locator('use[href^="/art/"]').first();
    const isDrawn = () =>
      drawing.evaluate((use) => use instanceof SVGGraphicsElement && use.getBBox().width > 0);
    await expect.poll(isDrawn).toBe(true);
    for (const kind of ["css", "woff2", "svg", "js"]) expect(responses).toContain(`200 ${kind}`);
    // Its styles, too: they loaded during navigation.
    await expect(page.locator("[class*=PlaylistsPage_world]")).not.toHaveCSS(
      "background-color",
      "rgba(0, 0, 0, 0)",
    );
  });
  await followLinkTo(page, "/");
  expect(await policyReports(page)).toEqual([]);
});

test("the policies block injected markup, scripts, workers, styles and pictures of other sites @desktop", async ({
  context,
}) => {
  // A separate page: its console messages are expected here.
  const page = await context.newPage();
  await page.goto("/about");
  const outcomes = await page.evaluate(async () => {
    const results: string[] = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      results.push(event.effectiveDirective);
    });
    const attempts: Readonly<Record<string, () => unknown>> = {
      markup: () => {
        document.body.innerHTML = "<b>no</b>";
      },
      script: () => {
        document.createElement("script").src = "/assets/no.js";
      },
      worker: () => navigator.serviceWorker.register("/no-worker.js"),
      policy: () => window.trustedTypes?.createPolicy("other", { createScriptURL: (url) => url }),
    };
    for (const [name, attempt] of Object.entries(attempts)) {
      await Promise.resolve()
        .then(attempt)
        .then(
          () => results.push(`${name} went through`),
          (error: unknown) => results.push(`${name}: ${error instanceof Error ? error.name : "?"}`),
        );
    }
    const style = document.createElement("style");
    style.textContent = "body{color:rgb(1 2 3)}";
    document.head.append(style);
    if (getComputedStyle(document.body).color === "rgb(1, 2, 3)")
      results.push("style went through");
    const image = new Image();
    image.src = "https://example.org/no.png";
    await new Promise((resolve) => {
      image.addEventListener("error", resolve);
    });
    return results;
  });
  expect(outcomes).toEqual(
    expect.arrayContaining([
      "markup: TypeError",
      "script: TypeError",
      "worker: TypeError",
      "policy: TypeError",
      "style-src-elem",
      "img-src",
    ]),
  );
  await test.step("the Trusted Types policy of the offline worker may be created", async () => {
    await page.goto("/robots.txt");
    const address = await page.evaluate(() =>
      String(
        window.trustedTypes
          ?.createPolicy("offline-worker", { createScriptURL: (url) => url })
          .createScriptURL("/worker.js"),
      ),
    );
    expect(address).toBe("/worker.js");
  });
});
