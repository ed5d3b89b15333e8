import type { Inventory } from "#app/record/record.ts";
import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const listPosition = 80;

export const page = {
  path: "/corevalues",
  label: "Core Values",
  menu: ["extras", 3],
} as const satisfies PageDeclaration;

/** The parameters are the club's values; `load` names them. */
export const query = {};

export const exists = ({ coreValues }: Inventory) => coreValues > 0;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    corevalues: Page<
      typeof page,
      typeof query,
      typeof exists,
      Readonly<Record<string, string | undefined>>
    >;
  }
}
