import { keep, readKept } from "./storage.ts";

const KEY = "editor-token";

/** The token of an earlier visit, or of this tab. */
export function keptToken(): string | undefined {
  return readKept("tab", KEY) ?? readKept("device", KEY);
}

/** Deletes the token from this tab and this device. */
export function forgetToken(): void {
  keep("tab", KEY, undefined);
  keep("device", KEY, undefined);
}

/** Keeps the token until the tab is closed, or on this device, in place of any former one. */
export function keepToken(token: string, isOnDevice: boolean): void {
  forgetToken();
  keep(isOnDevice ? "device" : "tab", KEY, token);
}

/** Whether other sites have the same origin as the editor, and can read what it keeps on the device. */
export function isSharedOrigin({ hostname, pathname }: Pick<Location, "hostname" | "pathname">) {
  return hostname.endsWith(".github.io") || !/^\/edit(?:\.html)?\/?$/.test(pathname);
}
