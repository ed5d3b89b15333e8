/** The address of the page that is open, without what its query selects and without its place. */
function pageAddress(): string {
  return window.location.origin + window.location.pathname;
}

/** Puts the page's address where the visitor can paste it from; false where the browser does not let it. */
export async function copyLink(): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(pageAddress());
    return true;
  } catch {
    return false;
  }
}

/** Whether the system has a sheet for sharing. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Opens the system's sheet. A visitor who closes it has changed her mind: that is no error. */
export async function shareLink(title: string): Promise<void> {
  await navigator.share({ title, url: pageAddress() }).catch(() => undefined);
}
