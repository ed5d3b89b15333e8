import { dataFile, fileStem, type PageVersion } from "./page-file.ts";
import { standInPaths, type StandIn } from "#app/page-declaration.ts";

/** Attributes of the document's page script. */
function said(): DOMStringMap {
  return document.querySelector<HTMLElement>("script[data-page]")?.dataset ?? {};
}

/** The build that the document belongs to. */
export function documentVersion(): PageVersion {
  const { code = "", revision = "" } = said();
  return { code, revision };
}

/** The stand-in that was sent instead of the page that was asked for. */
export function documentStandIn(): StandIn | undefined {
  const { page = "" } = said();
  const isPage = (name: StandIn) => page.endsWith(`/${dataFile(fileStem(standInPaths[name]))}`);
  return (["offline", "not-found"] as const).find(isPage);
}
