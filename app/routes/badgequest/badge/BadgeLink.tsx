import type { ReactNode } from "react";
import { Link } from "wouter";
import { badgeAddress } from "#app/routes/badgequest/selection.ts";
import { useScene } from "#app/routes/badgequest/use-scene.ts";

interface BadgeLinkProps {
  id: string;
  className?: string | undefined;
  /** Whether it is the one that the main panel shows. */
  current?: boolean | undefined;
  children: ReactNode;
}

/** A link to a badge's details. */
export function BadgeLink({ id, className, current, children }: BadgeLinkProps) {
  const { selection, onChoose } = useScene();
  return (
    <Link
      href={badgeAddress(selection, id)}
      className={className}
      aria-current={current === true ? "true" : undefined}
      onClick={onChoose}
    >
      {children}
    </Link>
  );
}
