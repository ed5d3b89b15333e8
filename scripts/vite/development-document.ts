import { documentOf } from "#app/document.ts";
import type { RenderedPage } from "#app/entry-server.tsx";
import { iconTag } from "#app/identity/identity-tags.ts";

/**
 * The same document as in the build; Vite adds the styles and the hot reload. What only the
 * published site needs, the manifest and the cards, is not made here and not named.
 */
export function developmentDocument({ page, html, rules, inlined }: RenderedPage): string {
  return documentOf({
    page,
    html,
    css: rules,
    inlined,
    inlinedStyles: [],
    fonts: [],
    // After the module scripts that Vite adds.
    script: `addEventListener("DOMContentLoaded", () => import("/app/entry-client.tsx"));`,
    laterScripts: [],
    parameters: [],
    identity: [iconTag("/")],
    canonical: undefined,
    share: [],
  });
}
