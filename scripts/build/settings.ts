/** Who states the security policy: the host in its headers, or each document itself. */
export type PolicyPlace = "headers" | "document";

/** What the site does at `/service-worker.js`, where the former site's worker was too. */
export type WorkerSetting = "keep" | "remove";

/** What the surroundings ask of a build. */
export interface Settings {
  /** Where the site lies on its host: "/" for a domain of its own, "/rival/" below another one. */
  readonly base: string;
  readonly policy: PolicyPlace;
  readonly worker: WorkerSetting;
}

type Surroundings = Readonly<Record<string, string | undefined>>;

function choice<T extends string>(
  name: string,
  surroundings: Surroundings,
  [usual, other]: readonly [usual: T, other: T],
): T {
  const value = surroundings[name] ?? "";
  if (value === "" || value === usual) return usual;
  if (value === other) return other;
  throw new Error(`${name} is "${value}". Set it to "${usual}" or "${other}", or leave it out.`);
}

/** The path below the host, with a slash at both ends whether it was written with them or not. */
export function siteBase(surroundings: Surroundings): string {
  const value = surroundings["SITE_BASE"] ?? "";
  const base = `/${value}/`.replaceAll(/\/{2,}/g, "/");
  if (/^[/\w.~-]+$/.test(base)) return base;
  throw new Error(`SITE_BASE is "${value}". It is a path such as "/rival/", or left out.`);
}

/** Reads the settings; a mistake in them would otherwise go unnoticed until the site is published. */
export function readSettings(surroundings: Surroundings): Settings {
  return {
    base: siteBase(surroundings),
    policy: choice("SITE_POLICY", surroundings, ["headers", "document"]),
    worker: choice("SITE_WORKER", surroundings, ["keep", "remove"]),
  };
}
