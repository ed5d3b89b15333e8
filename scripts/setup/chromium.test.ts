import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Result of the search for a browser on a machine that has only this file. */
function searched(platform: string, file: string, search = "chromium") {
  const call = `import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    fs.existsSync = (path) => path === ${JSON.stringify(file)};
    syncBuiltinESMExports();
    Object.defineProperty(process, "platform", { value: ${JSON.stringify(platform)} });
    const searches = await import("./scripts/setup/chromium.mjs");
    console.log(searches.${search}());`;
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
  expect(searched(platform, file).stdout.trim()).toBe(file);
});

test("where there is neither a browser nor apt, a sentence says what to do", () => {
  const { status, stdout, stderr } = searched("darwin", "/etc/hosts");
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(/^Chromium was not found\. .*CHROMIUM=/);
});

test.each([
  ["/usr/bin/chromium", "/usr/bin/chromium"],
  ["/usr/bin/chromium-headless-shell", "undefined"],
])("of a machine with %s alone, the full browser is %s", (file, found) => {
  expect(searched("linux", file, "fullChromium").stdout.trim()).toBe(found);
});
