import { open } from "#tests/e2e/support/hydrated.ts";
import { pages } from "#tests/e2e/support/pages.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/** The byte that Cloudflare XORs an address with; it precedes the others. */
const KEY = 0x7a;

/** A mail address as Cloudflare writes it, in hexadecimal. */
const encodeMail = (address: string) =>
  Buffer.from([KEY, ...Buffer.from(address).map((byte) => byte ^ KEY)]).toString("hex");

/** Rewrites mail addresses as Cloudflare does: links lead to the host, and texts become a placeholder. */
function rewriteMail(html: string): string {
  const [head = "", body = ""] = html.split(/(?=<body\b)/);
  const links = body.replaceAll(
    /href="mailto:([^"]*)"/g,
    (_, address: string) => `href="/cdn-cgi/l/email-protection#${encodeMail(address)}"`,
  );
  // Scripts stay as they are.
  const texts = links.replaceAll(
    /(<script.*?<\/script>)|(?<=>[^<]*)[\w.-]+@[\w-]+(?:\.[\w-]+)+(?=[^<]*<)/gs,
    (text: string, script?: string) =>
      script ??
      `<span class="__cf_email__" data-cfemail="${encodeMail(text)}">[email&#160;protected]</span>`,
  );
  return head + texts;
}

/** The mail addresses that links of a document lead to. */
const readMail = (html: string) =>
  new Set(Array.from(html.matchAll(/href="mailto:([^"]*)"/g), ([, address]) => address));

test("mail links that a host has rewritten lead to the mail address again", async ({
  page,
  request,
}) => {
  await page.route("**", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: rewriteMail(await response.text()) });
  });
  const texts = await Promise.all(
    pages.map(async (path) => [path, await (await request.get(path)).text()] as const),
  );
  // Pages with an address of their own; the footer's is on all pages.
  const withMail = texts.filter(([, html]) => /<main.*"mailto:.*<\/main>/s.test(html));
  expect(withMail.length).toBeGreaterThan(2);
  expect(withMail.filter(([, html]) => rewriteMail(html).includes("data-cfemail"))).not.toEqual([]);
  for (const [path, html] of withMail) {
    expect(rewriteMail(html), path).toContain("email-protection");
    // React reports a mismatch to the console, which fails the test.
    await open(page, path);
    await expect(page.locator('a[href*="email-protection"], [data-cfemail]'), path).toHaveCount(0);
    const links = await page
      .locator('a[href^="mailto:"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")?.slice(7)));
    expect(new Set(links), path).toEqual(readMail(html));
  }
  await open(page, "/about");
  await expect(page.locator('main p a[href^="mailto:"]')).toContainText(
    "captains@cotesauvage.example",
  );
});
