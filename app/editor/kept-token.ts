const NAME = "editor-token";

/** The token of an earlier visit, or of this tab. */
export function keptToken(): string | undefined {
  return sessionStorage.getItem(NAME) ?? localStorage.getItem(NAME) ?? undefined;
}

/** Keeps the token until the tab is closed, or on this machine. */
export function keepToken(token: string, isKept: boolean): void {
  (isKept ? localStorage : sessionStorage).setItem(NAME, token);
}

/** Forgets the token wherever it was kept. */
export function forgetToken(): void {
  sessionStorage.removeItem(NAME);
  localStorage.removeItem(NAME);
}
