import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentTypes, extensionOf } from "#app/hosting/content-types.ts";
import { placeHeaders } from "#app/hosting/places.ts";
import { s3Publish } from "./s3-publish.ts";
import { sampleSite } from "./sample-site.ts";

const settings = {
  STACK: "club",
  BUCKET: "files",
  DOMAIN: "example.org",
  CERTIFICATE: "arn",
  SITE: "dist",
};

/** Runs the script with an `aws` that only writes down how it was called. */
function publish(environment: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), "club-publish-"));
  const calls = join(folder, "calls");
  writeFileSync(calls, "");
  writeFileSync(join(folder, "publish.sh"), s3Publish(sampleSite));
  writeFileSync(join(folder, "aws"), `#!/bin/sh\nprintf '%s\\n' "$@" -- >>${calls}\n`);
  chmodSync(join(folder, "aws"), 0o755);
  const { status, stderr } = spawnSync("/bin/sh", [join(folder, "publish.sh")], {
    env: { PATH: `${folder}:/usr/bin:/bin`, ...environment },
    encoding: "utf8",
  });
  const called = readFileSync(calls, "utf8").split("\n--\n").slice(0, -1);
  rmSync(folder, { recursive: true });
  return { status, stderr, called: called.map((call) => call.split("\n")) };
}

/** Which files a call takes: patterns in their order, the last that matches decides. */
function takes(call: readonly string[], file: string): boolean {
  return call.reduce((taken, word, index) => {
    if (word !== "--include" && word !== "--exclude") return taken;
    const pattern = (call[index + 1] ?? "").replaceAll(".", "\\.").replaceAll("*", ".*");
    return new RegExp(`^${pattern}$`).test(file) ? word === "--include" : taken;
  }, true);
}

const after = (call: readonly string[], word: string) => call[call.indexOf(word) + 1];

test("every file goes up once, with its type and its time to be kept; copies and orders do not", () => {
  const { status, called } = publish(settings);
  expect(status).toBe(0);
  for (const file of sampleSite.files) {
    const calls = called.filter((call) => call[1] === "cp" && takes(call, file));
    const type = contentTypes[extensionOf(file)];
    expect(calls.length, file).toBe(type === undefined ? 0 : 1);
    for (const call of calls) {
      expect(after(call, "--content-type"), file).toBe(type);
      expect(after(call, "--cache-control"), file).toBe(placeHeaders(`/${file}`)["Cache-Control"]);
      expect(call[3], file).toBe("s3://files/releases/0123456789ab");
    }
  }
});

test("the site turns to the new files only when all of them are there", () => {
  const { called } = publish(settings);
  expect(called.map(([service]) => service).lastIndexOf("s3")).toBe(called.length - 2);
  expect(called.at(-1)?.slice(0, 2)).toEqual(["cloudformation", "deploy"]);
  expect(called.at(-1)?.slice(-3)).toEqual([
    "BucketName=files",
    "DomainName=example.org",
    "CertificateArn=arn",
  ]);
});

test("without its settings nothing is published, and the missing one is named", () => {
  const { BUCKET: _, ...others } = settings;
  const { status, stderr, called } = publish(others);
  expect(status).not.toBe(0);
  expect(stderr).toContain("BUCKET: the bucket that holds the releases");
  expect(called).toEqual([]);
});
