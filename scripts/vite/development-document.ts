import { documentOf } from "#app/document.ts";
import type { RenderedPage } from "#app/entry-server.tsx";
import { iconTag } from "#app/identity/head-tags.ts";

/**
 * The same document as in the build; Vite adds styles and hot reload. Manifest and share cards are
 * not made in development, so it does not name them.
 *
 * @param data address of the page's data
 * @param styles the colors of the site and its letters, as CSS
 */
export function developmentDocument(rendered: RenderedPage, data: string, styles: string): string {
  return documentOf({
    head: rendered.head,
    html: rendered.html,
    css: styles + rendered.rules,
    inlined: rendered.sheets.filter(({ inline }) => inline === true),
    inlinedStyles: [],
    fonts: [],
    // After the module scripts that Vite adds.
    script: `addEventListener("DOMContentLoaded", () => import("/app/entry-client.tsx"));`,
    laterScripts: [],
    data: { address: data, ...DEVELOPMENT },
    parameters: [],
    feeds: [],
    identity: [iconTag("/")],
    canonical: undefined,
    share: [],
  });
}

/** Data and document are always of the same version. */
export const DEVELOPMENT = { code: "development", revision: "development" } as const;
