/**
 * Shows every drawing of the content on one page, by day and by night:
 * `.cache/contact-sheet/index.html`. It asserts nothing; it is for people to look at.
 */
import "./setup/broken-pipe.ts";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { contactSections } from "./contact-sheet/sections.ts";
import { contactPage } from "./contact-sheet/page.ts";
import { inkStyles } from "#app/art/inks/ink-styles.ts";
import { contentInks } from "#app/pages/shared/sources.ts";
import { loadContent } from "#app/content/.server/load-content.ts";

const FOLDER = ".cache/contact-sheet";

const content = loadContent();
const tokens = inkStyles(contentInks(content));
const font = readFileSync("app/ui/fonts/display.woff2").toString("base64");

mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}/index.html`, contactPage(contactSections(content), tokens, font));
console.log(`${FOLDER}/index.html`);
