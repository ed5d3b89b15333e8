/** Whether a key press opens the search: Ctrl or Cmd K. A key alone would react to speech input (WCAG 2.1.4). */
function isSearchKey({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  return key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !isComposing;
}

const prepare = async () => {
  const { prepareSearch } = await import("#app/search/dialog/prepare-search.tsx");
  return prepareSearch();
};

/** Resolves when no letter is being composed: replacing the field would end it. */
async function composed(field: HTMLInputElement, isComposing: boolean): Promise<void> {
  if (isComposing) {
    await new Promise((resolve) =>
      field.addEventListener("compositionend", resolve, { once: true }),
    );
  }
}

const findLink = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("[data-search]") : null;

/** Makes the links to the search open a dialog. Its code and the index load when a pointer or the focus gets there. */
export function startSearch(): void {
  const waiting = document.querySelector<HTMLDialogElement>("#waiting-search");
  const field = waiting?.querySelector("input");
  const link = document.querySelector<HTMLAnchorElement>("[data-search]");
  if (!waiting || !field || !link) return;
  let isComposing = false;
  field.addEventListener("compositionstart", () => (isComposing = true));
  field.addEventListener("compositionend", () => (isComposing = false));
  // WebKit's search field keeps Escape for itself, even when it is empty.
  field.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && !isComposing && field.value === "") waiting.close();
  });

  const open = async () => {
    const opener = document.activeElement;
    waiting.showModal();
    try {
      const search = await prepare();
      await composed(field, isComposing);
      if (!waiting.open) return;
      search.open({
        club: JSON.parse(waiting.dataset["club"] ?? ""),
        text: field.value,
        onClose: () => opener instanceof HTMLElement && opener.focus({ preventScroll: true }),
      });
      waiting.close();
      field.value = "";
    } catch {
      if (waiting.open) location.assign(link.href);
    }
  };

  for (const intent of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(
      intent,
      (event) => {
        if (findLink(event)) prepare().catch(() => undefined);
      },
      { passive: true },
    );
  }
  document.addEventListener("click", (event) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (opensElsewhere || !findLink(event)) return;
    event.preventDefault();
    void open();
  });
  document.addEventListener("keydown", (event) => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    if (document.querySelector("dialog[open]") === null) void open();
  });
}
