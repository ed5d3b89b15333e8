import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const defaults = {
  address: undefined,
  base: "/",
  policy: "headers",
  worker: "keep",
  hsts: undefined,
  cache: ".cache",
  publishedAt: undefined,
};

test("without settings, or with empty ones, a build has the defaults", () => {
  expect(readSettings({})).toEqual(defaults);
  expect(
    readSettings({
      SITE_ADDRESS: "",
      SITE_BASE: "",
      SITE_POLICY: "",
      SITE_WORKER: "",
      BUILD_CACHE: "",
    }),
  ).toEqual(defaults);
});

test("the address of the site has no slash at its end", () => {
  const { address } = readSettings({ SITE_ADDRESS: "https://example.org/club//" });
  expect(address).toBe("https://example.org/club");
});

test.each(["http://localhost:4173", "https://my-club.github.io/website"])(
  "%s is an address of a site",
  (address) => {
    expect(readSettings({ SITE_ADDRESS: address }).address).toBe(address);
  },
);

test.each([
  "gale.example",
  "/club/",
  "https://",
  "https:///club",
  "ftp://gale.example",
  "https://gale.example/?x",
  "https://gale.example#x",
  "https://gale .example",
  "https://gale.example:port",
])("“%s” is no address of a site, and the message says what is", (address) => {
  expect(() => readSettings({ SITE_ADDRESS: address })).toThrow(
    new Error(
      `SITE_ADDRESS is "${address}". It is an address such as "https://gale.example/club", or left out.`,
    ),
  );
});

test("a path below the host has a slash at both ends, however it was written", () => {
  const bases = ["/", "club", "/club", "club/", "/club/", "/~clubs/club/"];
  expect(bases.map((base) => readSettings({ SITE_BASE: base }).base)).toEqual([
    "/",
    "/club/",
    "/club/",
    "/club/",
    "/club/",
    "/~clubs/club/",
  ]);
});

test("the policy can be in the documents, and the worker can remove itself", () => {
  expect(readSettings({ SITE_POLICY: "document", SITE_WORKER: "remove" })).toEqual({
    ...defaults,
    policy: "document",
    worker: "remove",
  });
});

test.each([
  ["SITE_BASE", "https://example.com/", 'It is a path such as "/club/", or left out.'],
  ["SITE_POLICY", "meta", 'Set it to "headers" or "document", or leave it out.'],
  ["SITE_WORKER", "off", 'Set it to "keep" or "remove", or leave it out.'],
  ["SITE_HSTS", "yes", 'It is "max-age='],
  ["SOURCE_DATE_EPOCH", "yesterday", "It is a number of seconds since 1970, or left out."],
])("the setting %s=%s is refused, and the message says what it can be", (name, value, remedy) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name} is "${value}". ${remedy}`);
});
