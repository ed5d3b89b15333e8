import { basename } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { siteBase } from "./scripts/build/settings.ts";

/** "Leaderboard_row": the component and the name that its style sheet gives. */
function className(name: string, sheet: string): string {
  return `${basename(sheet, ".module.css")}_${name}`;
}

/**
 * Puts style sheets of components into a cascade layer by their folder, so that a page overrides the components that it
 * uses, whatever the order of files. The editor is a document of its own, without layers.
 */
const layeredStyles: Plugin = {
  name: "layered-styles",
  enforce: "pre",
  transform: {
    filter: { id: { include: /\/app\/.*\.module\.css(?:\?direct)?$/, exclude: /\/app\/editor\// } },
    handler: (css, id) => {
      const room = /\/app\/(entities|pages(?!\/shared\/))\//.exec(id)?.[1] ?? "components";
      return `@layer ${room} {\n${css}\n}`;
    },
  },
};

export default defineConfig({
  base: siteBase(process.env),
  appType: "custom",
  plugins: [react(), layeredStyles],
  css: { modules: { generateScopedName: className } },
  build: {
    target: "baseline-widely-available",
    // These know light-dark() and nesting, so the styles are not rewritten for older ones.
    cssTarget: ["chrome123", "firefox121", "safari17.5", "ios17.5"],
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
    // A slow machine would print how long each plugin took.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
