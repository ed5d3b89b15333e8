import { documentOf } from "#app/document.ts";
import type { RenderedPage } from "#app/entry-server.tsx";

/** The same document as in the build; Vite adds the styles and the hot reload. */
export function developmentDocument({ page, html, rules, inlined }: RenderedPage): string {
  return documentOf({
    page,
    html,
    css: rules,
    inlined,
    inlinedStyles: [],
    preloads: [],
    fonts: [],
    scripts: ["/app/entry-client.tsx"],
    icon: "/favicon.svg",
    canonical: undefined,
  });
}
