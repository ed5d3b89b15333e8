import type { ComponentProps } from "react";

interface ListProps extends ComponentProps<"ol"> {
  /** A bulleted list, or an ordered one. */
  as?: "ul" | "ol";
}

/** A list without markers. VoiceOver only announces it as a list if its role says so. */
export function List({ as: Tag = "ul", ...list }: ListProps) {
  return <Tag role="list" {...list} />;
}
