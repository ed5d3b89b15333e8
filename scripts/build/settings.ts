/**
 * `keep` publishes the offline worker at `/service-worker.js`; `remove` publishes one that unregisters itself and
 * deletes its caches.
 */
export type WorkerSetting = "keep" | "remove";

/** The settings of a build, from environment variables. */
export interface Settings {
  /** Address of the published site, without a slash at the end; by default `www.` and the club's domain. */
  readonly address: string | undefined;
  /** Base path of the site on its host: "/" for a domain of its own, "/club/" below another one. */
  readonly base: string;
  /** `headers` writes files with headers and redirects for hosts; `document` is for hosts that have neither. */
  readonly policy: "headers" | "document";
  readonly worker: WorkerSetting;
  /** Value of `Strict-Transport-Security`, which no host sends by default. */
  readonly hsts: string | undefined;
  /** Folder of the cache for the next build: pictures, compressed copies. */
  readonly cache: string;
  /** Time of publishing, in milliseconds since 1970, from the variable that other build tools use too. */
  readonly publishedAt: number | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Formats of variables, with what the error for a wrong value says about a right one. */
const formats = {
  SITE_ADDRESS: [
    /^https?:\/\/[^\s/?#]+(?:\/[^\s?#]*)?$/,
    'an address such as "https://gale.example/club"',
  ],
  SITE_BASE: [/^[/\w.~-]+$/, 'a path such as "/club/"'],
  SITE_HSTS: [
    /^max-age=\d+(?:; includeSubDomains)?$/,
    '"max-age=" with a number of seconds, such as "max-age=86400", with or without "; includeSubDomains"',
  ],
  SOURCE_DATE_EPOCH: [/^\d+$/, "a number of seconds since 1970"],
} as const;

/** The value of a variable; undefined if it is not set. */
function readValue(name: keyof typeof formats, environment: Environment): string | undefined {
  const value = environment[name] || undefined;
  const [format, description] = formats[name];
  if (value === undefined) return undefined;
  const isReal = name !== "SITE_ADDRESS" || URL.canParse(value);
  if (isReal && format.test(value)) return value;
  throw new Error(`${name} is "${value}". It is ${description}, or left out.`);
}

/** The value of a variable with two choices, the first of which is the default. */
function readChoice<T extends string>(
  name: string,
  environment: Environment,
  choices: readonly [fallback: T, alternative: T],
): T {
  const value = environment[name] || choices[0];
  const choice = choices.find((known) => known === value);
  if (choice !== undefined) return choice;
  const quoted = choices.map((known) => `"${known}"`).join(" or ");
  throw new Error(`${name} is "${value}". Set it to ${quoted}, or leave it out.`);
}

/** Path below the host, normalized to a slash at both ends. */
export function siteBase(environment: Environment): string {
  return `/${readValue("SITE_BASE", environment) ?? ""}/`.replaceAll(/\/{2,}/g, "/");
}

/** Reads the settings. Mistakes are errors, since they would go unnoticed until the site is published. */
export function readSettings(environment: Environment): Settings {
  const seconds = readValue("SOURCE_DATE_EPOCH", environment);
  return {
    address: readValue("SITE_ADDRESS", environment)?.replace(/\/+$/, ""),
    base: siteBase(environment),
    policy: readChoice("SITE_POLICY", environment, ["headers", "document"]),
    hsts: readValue("SITE_HSTS", environment),
    worker: readChoice("SITE_WORKER", environment, ["keep", "remove"]),
    cache: environment["BUILD_CACHE"] || ".cache",
    publishedAt: seconds === undefined ? undefined : Number(seconds) * 1000,
  };
}
