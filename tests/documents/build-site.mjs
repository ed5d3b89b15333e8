import { inventedSite, requireSite } from "../../scripts/setup/site.mjs";

/** Builds the site whose documents are read, if it is stale. */
export function setup() {
  requireSite(inventedSite);
}
