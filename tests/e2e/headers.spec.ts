import { routes } from "./support/routes.ts";
import { expect, test } from "./support/test.ts";

/** What speaks to a document stands in every answer that could be shown as one. */
function expectDocumentFields(headers: Record<string, string>, path = ""): void {
  const policy = headers["content-security-policy"];
  expect(policy, path).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^']+';/);
  expect(policy, path).not.toContain("unsafe");
  expect(headers["permissions-policy"], path).toContain("geolocation=()");
  expect(headers, path).toMatchObject({
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
}

test("every response carries the header fields @desktop", async ({ request }) => {
  const home = await (await request.get("/")).text();
  const named = [...home.matchAll(/(?:href|src)="(\/[^"#]+\.\w+)["#]/g)].map(([, path]) => path);
  const others = ["/robots.txt", "/share/home.png", "/no-such-page", "/assets/no-such-script.js"];
  expect(named.length).toBeGreaterThan(5);
  for (const path of new Set([...routes, ...named, ...others])) {
    const response = await request.get(path ?? "");
    const headers = response.headers();
    const kept = response.ok() && /^\/(?:assets|art|media)\//.test(path ?? "");
    expect(headers, path).toMatchObject({
      "cross-origin-resource-policy": path?.startsWith("/share/") ? "cross-origin" : "same-origin",
      "x-content-type-options": "nosniff",
      "cache-control": kept ? "public, max-age=31536000, immutable" : "no-cache",
    });
    // A browser would ask for everything on localhost by HTTPS from then on.
    expect(headers["strict-transport-security"], path).toBeUndefined();
    if (!kept) expectDocumentFields(headers, path);
  }
});
