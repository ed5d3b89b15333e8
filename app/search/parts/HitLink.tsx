import type { ComponentProps } from "react";
import { Link } from "wouter";
import { hitAddress } from "#app/search/hit-address.ts";
import { HitBody } from "./HitBody.tsx";

interface HitLinkProps extends ComponentProps<typeof HitBody> {
  className?: string | undefined;
}

/** A hit as a link to its page, or to a story in a new tab. */
export function HitLink({ className, ...body }: HitLinkProps) {
  const { entry } = body.hit;
  const href = hitAddress(entry);
  return entry.kind === "news" ? (
    <a href={href} className={className} target="_blank" rel="noopener">
      <HitBody {...body} />
    </a>
  ) : (
    <Link href={href} className={className}>
      <HitBody {...body} />
    </Link>
  );
}
