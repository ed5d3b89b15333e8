import { policyReports, watchPolicies } from "./support/policy-reports.ts";
import { expect, test } from "./support/test.ts";

test("the policies block injected markup, scripts, workers, styles and pictures of other sites", async ({
  context,
}) => {
  // A separate page: its console messages are expected here.
  const page = await context.newPage();
  await watchPolicies(page);
  await page.goto("/about");
  const outcomes = await page.evaluate(async () => {
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
    const results: string[] = [];
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
    new Image().src = "https://example.org/no.png";
    return results;
  });
  expect(outcomes).toEqual([
    "markup: TypeError",
    "script: TypeError",
    "worker: TypeError",
    "policy: TypeError",
  ]);
  const blockedKinds = async () =>
    (await policyReports(page)).map((report) => report.replace(/:.*/s, ""));
  await expect.poll(blockedKinds).toEqual(expect.arrayContaining(["style-src-elem", "img-src"]));
  await expect(page.locator("body")).not.toHaveCSS("color", "rgb(1, 2, 3)");
});
