import type { Draft } from "#app/content/content.ts";
import { editionsWithPlates } from "#app/content/editions-with-plates.ts";
import type { PageDeclaration } from "#app/page-declaration.ts";

export const order = 70;

export const page = {
  path: "/fiftyplates",
  label: "Fifty Plates",
  menu: ["extras", 2],
} as const satisfies PageDeclaration;

export const query = {
  plate: "text",
  edition: "text",
} as const;

export const exists = (content: Draft) => editionsWithPlates(content).length > 0;

declare module "#app/page-declaration.ts" {
  interface Pages {
    fiftyplates: Page<typeof page, typeof query, typeof exists>;
  }
}
