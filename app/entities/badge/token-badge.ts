import type { ComponentProps } from "react";
import type { Link } from "#app/ui/Link/Link.tsx";

/** A badge shown as a picture that links to its page. */
export interface TokenBadge {
  readonly slug: string;
  readonly title: string;
  /** Number of times earned; undefined if no count is shown. */
  readonly times?: number | undefined;
}

/** Attributes of a badge's link. */
export type TokenLink = Pick<ComponentProps<typeof Link>, "href" | "onClick" | "aria-current">;
