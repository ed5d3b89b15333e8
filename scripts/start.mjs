// `npm start`: installs what is missing, builds what is stale, serves the site.
import { startSite } from "./setup/site.mjs";

await startSite("npm start");
