import { inventedSite, requireSite } from "../../scripts/setup/site.mjs";

/** Builds what is stale of the two sites whose documents are read. */
export function setup() {
  requireSite(inventedSite);
  if (!process.env.SITE_OUT) requireSite();
}
