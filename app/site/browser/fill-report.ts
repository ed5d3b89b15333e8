function fill({ currentTarget }: Event): void {
  if (!(currentTarget instanceof HTMLElement)) return;
  const link = currentTarget.querySelector("a");
  if (link) link.href = currentTarget.dataset["report"] + encodeURIComponent(location.href);
}

/** Names the address of the view that the visitor sees in the link that reports a mistake. */
export function fillReport(): void {
  const report = document.querySelector("[data-report]");
  for (const type of ["pointerover", "pointerdown", "focusin"])
    report?.addEventListener(type, fill);
}
