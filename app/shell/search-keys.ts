/** Where a slash is a letter of what is typed. */
const fields = "input, textarea, select, [contenteditable]";

/** Whether a key asks for the search: Ctrl or Cmd K anywhere, `/` outside of fields. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (altKey || event.isComposing) return false;
  if (key.toLowerCase() === "k") return ctrlKey !== metaKey;
  const isInField = target instanceof Element && target.closest(fields) !== null;
  return key === "/" && !ctrlKey && !metaKey && !isInField;
}

/** What is typed while the dialog is on its way; undefined while none is. */
let early: string | undefined;

function keepKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Backspace") early = early?.slice(0, -1);
  else if (event.key.length === 1) early = (early ?? "") + event.key;
  else return;
  event.preventDefault();
}

/** Keeps what is typed until the dialog is here, so that nothing of it is lost. */
export function keepEarlyKeys(): void {
  early = "";
  document.addEventListener("keydown", keepKey, true);
}

/** Ends that, and tells what was typed. */
export function takeEarlyKeys(): string {
  document.removeEventListener("keydown", keepKey, true);
  return early ?? "";
}
