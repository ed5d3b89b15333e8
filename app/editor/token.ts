import { type StorageArea, writeItem, readItem } from "./storage.ts";

const TOKEN_KEY = "editor-token";

/** The stored token, from this tab or an earlier visit. */
export function readToken(): string | undefined {
  return readItem("tab", TOKEN_KEY) ?? readItem("device", TOKEN_KEY);
}

/** Deletes the token from this tab and this device. */
export function forgetToken(): void {
  writeItem("tab", TOKEN_KEY, undefined);
  writeItem("device", TOKEN_KEY, undefined);
}

/** Stores the token for this tab or on this device, replacing any former one. */
export function writeToken(token: string, area: StorageArea): void {
  forgetToken();
  writeItem(area, TOKEN_KEY, token);
}

/**
 * Whether other sites may share the editor's origin and read its storage. On GitHub Pages all repositories of an owner
 * share one origin. Elsewhere, a site in a folder may have neighbors.
 */
export function isSharedOrigin({ hostname, pathname }: Pick<Location, "hostname" | "pathname">) {
  return hostname.endsWith(".github.io") || !/^\/edit(?:\.html)?\/?$/.test(pathname);
}
