import type { Inventory } from "#app/record/record.ts";
import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const listPosition = 70;

export const page = {
  path: "/fiftyplates",
  label: "Fifty Plates",
  menu: ["extras", 2],
} as const satisfies PageDeclaration;

export const query = {
  plate: "text",
  edition: "text",
} as const;

export const exists = ({ plateEditions }: Inventory) => plateEditions > 0;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    fiftyplates: Page<typeof page, typeof query, typeof exists>;
  }
}
