import type { OpponentId } from "#app/domain/ids.ts";
import type { Inventory } from "#app/record/record.ts";
import type { PageDeclaration } from "#app/routes/page-declaration.ts";

export const listPosition = 160;

export const page = {
  path: "/opponents/:id",
  list: "opponents",
  parent: "results",
} as const satisfies PageDeclaration;

export const query = {};

export const exists = ({ games }: Inventory) => games > 0;

declare module "#app/routes/page-declaration.ts" {
  interface Pages {
    opponent: Page<typeof page, typeof query, typeof exists, { id: OpponentId }>;
  }
}
