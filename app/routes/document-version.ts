import { cleanPath } from "#app/lib/path/pattern.ts";
import { DATA_ENDING } from "#app/routes/page-declaration.ts";
import type { PageVersion } from "./page-file.ts";

/** Data attributes of the document's page script. */
function scriptData(): DOMStringMap {
  return document.querySelector<HTMLElement>("script[data-page]")?.dataset ?? {};
}

/** Version of the document's build. */
export function documentVersion(): PageVersion {
  const { code = "", revision = "" } = scriptData();
  return { code, revision };
}

/**
 * Path of the document's page. It may differ from the address: a stand-in has none of its own, and
 * a host may serve a page at variants of its address (`/%72esults`, `//results`).
 */
export function documentPath(): string {
  const { page = "" } = scriptData();
  return cleanPath(page.slice(import.meta.env.BASE_URL.length - 1, -DATA_ENDING.length));
}
