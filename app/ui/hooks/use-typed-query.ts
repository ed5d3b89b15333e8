import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useQuery } from "./use-query.ts";

/**
 * Milliseconds without typing before the address changes, because browsers limit how often it may.
 */
const pause = 300;

export interface TypedQuery {
  /** The text as typed, which may be ahead of the address. */
  text: string;
  type: (text: string) => void;
  /** Updates the address at once: on Enter, or when the field loses the focus. */
  settle: () => void;
  field: RefObject<HTMLInputElement | null>;
  /** Clears the field and focuses it. */
  clear: () => void;
}

/**
 * State of a search field, stored in the query.
 *
 * @param onType called on every change by the visitor
 */
export function useTypedQuery(name: string, onType?: () => void): TypedQuery {
  const { read, change } = useQuery();
  const [typed, setTyped] = useState<string>();
  const waiting = useRef<{ text: string; timer: number }>(undefined);

  const stop = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    setTyped(undefined);
  }, []);
  const settle = useCallback(() => {
    if (waiting.current === undefined) return;
    const { text } = waiting.current;
    stop();
    // If the browser refuses to change the address, the search still uses the text.
    if (!change({ [name]: text }, "replace")) setTyped(text);
  }, [stop, change, name]);
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  }, [settle]);

  const type = (text: string) => {
    clearTimeout(waiting.current?.timer);
    const timer = window.setTimeout(() => {
      latest.current();
    }, pause);
    waiting.current = { text, timer };
    setTyped(text);
    onType?.();
  };
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    type("");
    field.current?.focus();
  };

  useEffect(() => {
    // Back, Forward and leaving the page override recently typed text.
    addEventListener("popstate", stop);
    return () => {
      removeEventListener("popstate", stop);
      stop();
    };
  }, [stop]);
  return { text: typed ?? read(name) ?? "", type, settle, field, clear };
}
