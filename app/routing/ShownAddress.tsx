import { createContext, type ReactNode, startTransition, use, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { navigate } from "wouter/use-browser-location";
import { onAddressChange } from "#app/page/on-address-change.ts";

interface Address {
  readonly path: string;
  readonly search: string;
}

const Path = createContext("/");
const Search = createContext("");

function useShownPath(): [path: string, navigate: typeof navigate] {
  return [use(Path), navigate];
}

function useShownSearch(): string {
  return use(Search);
}

/** For wouter's `Router`: path and query of the page that is shown, the path with the base. */
export const shownAddress = { hook: useShownPath, searchHook: useShownSearch };

interface ShownAddressProps {
  /** The document's path, base included. */
  first: string;
  children: ReactNode;
}

/**
 * The address of the page that is shown. It follows the browser's: within a page at once, so that the second of
 * two quick presses meets what the first one led to; to another page in a transition, so that the browser
 * answers input while React renders it. Until that page is there the old one keeps its address, for it would
 * else look for its state in another page's query. During hydration the query is empty, like on the server:
 * a deep link never differs from the prerendered page.
 */
export function ShownAddress({ first, children }: ShownAddressProps) {
  const [{ path, search }, setShown] = useState<Address>({ path: first, search: "" });
  useEffect(() => {
    let current = first;
    const follow = (isFirst: boolean) => {
      const next = { path: location.pathname, search: location.search };
      const show = () => {
        setShown((now) => (now.path === next.path && now.search === next.search ? now : next));
      };
      if (isFirst || next.path !== current) startTransition(show);
      else flushSync(show);
      current = next.path;
    };
    follow(true);
    return onAddressChange(() => {
      follow(false);
    });
  }, [first]);
  return (
    <Path value={path}>
      <Search value={search}>{children}</Search>
    </Path>
  );
}
