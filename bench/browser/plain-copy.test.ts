import { expect, test } from "vitest";
import { withoutScripts } from "./plain-copy.ts";

test("scripts and their preloads go, fonts and text stay", () => {
  const html = [
    '<link rel="preload" href="/a.woff2" as="font">',
    '<link rel="modulepreload" href="/b.js" crossorigin>',
    '<script type="module" src="/a.js"></script><style>a{}</style>',
    "<p>The script of the play</p>",
    "<script>\n  1\n</script>",
  ].join("\n");
  expect(withoutScripts(html)).toBe(
    '<link rel="preload" href="/a.woff2" as="font">\n\n<style>a{}</style>\n<p>The script of the play</p>\n',
  );
});
