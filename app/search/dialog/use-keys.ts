import { type KeyboardEvent, useState } from "react";
import { groupStep, type KeyGroup } from "./options.ts";

interface Keys {
  /** The id of the chosen row. */
  readonly activeId: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface KeysProps {
  query: string;
  groups: readonly KeyGroup[];
  onClear: () => void;
}

/** Whether the caret is at the end of the field, where the right arrow key would not move it. */
export function isAtEnd({
  selectionStart,
  selectionEnd,
  value,
}: Pick<HTMLInputElement, "selectionStart" | "selectionEnd" | "value">): boolean {
  return selectionStart === value.length && selectionEnd === value.length;
}

/**
 * Keyboard control of the search field. Up and down move through all rows; left and right change
 * the group while the caret is at the end; Enter opens the row; Escape clears the field, then
 * closes the dialog. The first hit is selected at the start.
 */
export function useKeys({ query, groups, onClear }: KeysProps): Keys {
  const [moved, setMoved] = useState<{ query: string; to: number }>();
  const ids = groups.flatMap(({ options }) => options.map(({ id }) => id));
  const first = query === "" ? -1 : 0;
  const active = Math.min(moved?.query === query ? moved.to : first, ids.length - 1);
  const activeId = ids[active];
  const goTo = (to: number) => {
    setMoved({ query, to });
    document.getElementById(ids[to] ?? "")?.scrollIntoView({ block: "nearest" });
  };
  const stepFor = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (ids.length === 0) return undefined;
    if (key === "ArrowDown") return (active + 1) % ids.length;
    if (key === "ArrowUp") return active <= 0 ? ids.length - 1 : active - 1;
    if (!isAtEnd(currentTarget)) return undefined;
    if (key === "ArrowRight") return groupStep(groups, active, 1);
    return key === "ArrowLeft" ? groupStep(groups, active, -1) : undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const to = stepFor(event);
    if (to !== undefined) goTo(to);
    else if (event.key === "Enter") document.getElementById(activeId ?? "")?.click();
    else if (event.key === "Escape" && event.currentTarget.value !== "") onClear();
    else return;
    event.preventDefault();
  };
  return { activeId, onKeyDown };
}
