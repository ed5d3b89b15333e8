// Builds the site if it is missing or out of date.
import { requireSite } from "./setup/site.mjs";

requireSite();
