import { dataFile, fileStem, type PageVersion } from "./page-file.ts";
import { standInPaths, type StandIn } from "#app/pages/shared/page-declaration.ts";

/** Attributes of the document's page script. */
function said(): DOMStringMap {
  return document.querySelector<HTMLElement>("script[data-page]")?.dataset ?? {};
}

/** Version of the document's build. */
export function documentVersion(): PageVersion {
  const { code = "", revision = "" } = said();
  return { code, revision };
}

/** The stand-in page that was sent instead of the requested page. */
export function documentStandIn(): StandIn | undefined {
  const { page = "" } = said();
  const isPage = (name: StandIn) => page.endsWith(`/${dataFile(fileStem(standInPaths[name]))}`);
  return (["offline", "not-found"] as const).find(isPage);
}
