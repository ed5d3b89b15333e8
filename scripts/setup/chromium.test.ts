import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Result of the search for a browser on a machine that has only this file. */
function search(platform: string, file: string, name = "chromium") {
  const call = `import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    fs.existsSync = (path) => path === ${JSON.stringify(file)};
    syncBuiltinESMExports();
    Object.defineProperty(process, "platform", { value: ${JSON.stringify(platform)} });
    const searches = await import("./scripts/setup/chromium.mjs");
    console.log(searches.${name}());`;
  const args = ["--input-type=module", "--eval", call];
  // No PATH: nothing can be installed.
  return spawnSync(process.execPath, args, { encoding: "utf8", env: { PATH: "" } });
}

test.each([
  ["linux", "/usr/bin/chromium-headless-shell"],
  ["linux", "/usr/bin/chromium"],
  ["linux", "/usr/bin/google-chrome"],
  ["darwin", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
  ["win32", "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"],
])("on %s the tests use the browser at %s", (platform, file) => {
  expect(search(platform, file).stdout.trim()).toBe(file);
});

test("without a browser and without apt, a message says how to name a browser", () => {
  const { status, stdout, stderr } = search("darwin", "/etc/hosts");
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(/^Chromium was not found\. .*CHROMIUM=/);
});

test.each([
  ["/usr/bin/chromium", "/usr/bin/chromium"],
  ["/usr/bin/chromium-headless-shell", "undefined"],
])("on a machine with %s alone, the full browser is %s", (file, found) => {
  expect(search("linux", file, "fullChromium").stdout.trim()).toBe(found);
});
