import type { PageVersion } from "#app/page/page-file.ts";

/** The build that the document belongs to. */
export function documentVersion(): PageVersion {
  const said = document.querySelector<HTMLElement>("script[data-page]")?.dataset;
  return { code: said?.["code"] ?? "", revision: said?.["revision"] ?? "" };
}
