/** Reads a mail address as Cloudflare writes it: bytes in hexadecimal, each XORed with the first one. */
function decodeMail(code: string): string {
  const [key = 0, ...bytes] = (code.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
  return bytes.map((byte) => String.fromCodePoint(byte ^ key)).join("");
}

/** Writes mail addresses again that a host has hidden from robots. Islands would not recognize their own HTML otherwise. */
export function restoreMail(): void {
  for (const text of document.querySelectorAll<HTMLElement>("[data-cfemail]")) {
    text.replaceWith(decodeMail(text.dataset["cfemail"] ?? ""));
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    "a[href*='/email-protection#']",
  )) {
    link.href = `mailto:${decodeMail(link.hash.slice(1))}`;
  }
}
