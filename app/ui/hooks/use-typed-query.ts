import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useQuery } from "./use-query.ts";

/** Milliseconds without typing before the address changes, because browsers limit how often it may. */
const PAUSE = 300;

/** A search field whose text is in the query of the address. */
export interface TypedQuery {
  /** The text as typed, which may be ahead of the address. */
  text: string;
  onType: (text: string) => void;
  /** Updates the address at once: on Enter, or when the field loses the focus. */
  onSettle: () => void;
  field: RefObject<HTMLInputElement | null>;
  /** Clears the field and focuses it. */
  clear: () => void;
}

/**
 * State of a search field, stored in the query.
 *
 * @param name of the query parameter
 * @param onChange called on every change by the visitor
 */
export function useTypedQuery(name: string, onChange?: () => void): TypedQuery {
  const { read, change } = useQuery();
  const [typed, setTyped] = useState<string>();
  const waiting = useRef<{ text: string; timer: number }>(undefined);

  /** Forgets what was typed: the field shows the address again. */
  const discardTyped = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    setTyped(undefined);
  }, []);
  const onSettle = useCallback(() => {
    if (waiting.current === undefined) return;
    const { text } = waiting.current;
    discardTyped();
    // If the browser refuses to change the address, the search still uses the text.
    if (!change({ [name]: text }, "replace")) setTyped(text);
  }, [discardTyped, change, name]);
  // The timer calls the newest function, which changes the address of that moment.
  const latest = useRef(onSettle);
  useEffect(() => {
    latest.current = onSettle;
  }, [onSettle]);

  const onType = (text: string) => {
    clearTimeout(waiting.current?.timer);
    const timer = window.setTimeout(() => {
      latest.current();
    }, PAUSE);
    waiting.current = { text, timer };
    setTyped(text);
    onChange?.();
  };
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onType("");
    field.current?.focus();
  };

  useEffect(() => {
    // Back, Forward and leaving the page override recently typed text.
    addEventListener("popstate", discardTyped);
    return () => {
      removeEventListener("popstate", discardTyped);
      discardTyped();
    };
  }, [discardTyped]);
  return { text: typed ?? read(name) ?? "", onType, onSettle, field, clear };
}
