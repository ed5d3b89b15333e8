/** Source of the security policy: HTTP headers, or a tag in each document. */
export type PolicyPlace = "headers" | "document";

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
  readonly policy: PolicyPlace;
  readonly worker: WorkerSetting;
  /** Value of `Strict-Transport-Security`, which no host sends by default. */
  readonly hsts: string | undefined;
  /** Folder of the cache for the next build: pictures, compressed copies. */
  readonly cache: string;
  /** Time of publishing, in milliseconds since 1970; undefined if not set. */
  readonly publishedAt: number | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The value of a variable with two choices, the first of which is the default. */
function choice<T extends string>(
  name: string,
  environment: Environment,
  [fallback, other]: readonly [fallback: T, other: T],
): T {
  const value = environment[name] ?? "";
  if (value === "" || value === fallback) return fallback;
  if (value === other) return other;
  throw new Error(`${name} is "${value}". Set it to "${fallback}" or "${other}", or leave it out.`);
}

/** Path below the host, normalized to a slash at both ends. */
export function siteBase(environment: Environment): string {
  const value = environment["SITE_BASE"] ?? "";
  const base = `/${value}/`.replaceAll(/\/{2,}/g, "/");
  if (/^[/\w.~-]+$/.test(base)) return base;
  throw new Error(`SITE_BASE is "${value}". It is a path such as "/club/", or left out.`);
}

/** Address of the published site, without a slash at the end; undefined by default. */
function siteAddress(environment: Environment): string | undefined {
  const value = environment["SITE_ADDRESS"] ?? "";
  if (value === "") return undefined;
  if (/^https?:\/\/[^\s/?#]+(?:\/[^\s?#]*)?$/.test(value) && URL.canParse(value)) {
    return value.replace(/\/+$/, "");
  }
  throw new Error(
    `SITE_ADDRESS is "${value}". It is an address such as "https://gale.example/club", or left out.`,
  );
}

/** Value of `Strict-Transport-Security`; undefined by default. */
function transportSecurity(environment: Environment): string | undefined {
  const value = environment["SITE_HSTS"] ?? "";
  if (value === "") return undefined;
  if (/^max-age=\d+(?:; includeSubDomains)?$/.test(value)) return value;
  throw new Error(
    `SITE_HSTS is "${value}". It is "max-age=" with a number of seconds, such as "max-age=86400", with or without "; includeSubDomains", or left out.`,
  );
}

/** Time of publishing, in milliseconds since 1970, from the variable that other build tools use too. */
function publishingTime(environment: Environment): number | undefined {
  const value = environment["SOURCE_DATE_EPOCH"] ?? "";
  if (value === "") return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  throw new Error(
    `SOURCE_DATE_EPOCH is "${value}". It is a number of seconds since 1970, or left out.`,
  );
}

/** Reads the settings. Mistakes are errors, since they would go unnoticed until the site is published. */
export function readSettings(environment: Environment): Settings {
  return {
    address: siteAddress(environment),
    base: siteBase(environment),
    policy: choice("SITE_POLICY", environment, ["headers", "document"]),
    hsts: transportSecurity(environment),
    worker: choice("SITE_WORKER", environment, ["keep", "remove"]),
    cache: environment["BUILD_CACHE"] || ".cache",
    publishedAt: publishingTime(environment),
  };
}
