import type { Draft } from "#app/content/content.ts";
import type { PageDeclaration } from "#app/page-declaration.ts";

export const page = {
  order: 180,
  path: "/badges/:slug",
  list: "badgequest",
} as const satisfies PageDeclaration;

export const query = {};

export const exists = ({ badgeQuest }: Draft) => badgeQuest.badges.size > 0;

declare module "#app/page-declaration.ts" {
  interface Pages {
    badge: Page<typeof page, typeof query, typeof exists>;
  }
}
