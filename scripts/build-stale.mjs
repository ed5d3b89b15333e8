// `npm run build:stale`: builds the site if it is missing or older than what it is made from.
import { requireSite } from "./setup/site.mjs";

requireSite();
