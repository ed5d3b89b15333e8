import type { ComponentProps } from "react";
import type { Link } from "#app/ui/Link/Link.tsx";

/** A badge by its picture and its page. */
export interface TokenBadge {
  readonly slug: string;
  readonly title: string;
  /** How often it was earned; without it the badge is only named. */
  readonly times?: number | undefined;
}

/** Attributes of a badge's link. */
export type TokenLink = Pick<ComponentProps<typeof Link>, "href" | "onClick" | "aria-current">;
