import { type ReactNode, useCallback } from "react";
import { type BaseLocationHook, Router, useRouter } from "wouter";
import { navigate } from "wouter/use-browser-location";

interface PageRouterProps {
  /** The page's address without its query and without where the site lies on its host. */
  path: string;
  children: ReactNode;
}

/**
 * The router of one page, whose path is always the page's. Every link watches the path of its
 * router: this one never changes, so that no step draws the links of the page that is left, or of
 * the one that was drawn ahead, again.
 */
export function PageRouter({ path, children }: PageRouterProps) {
  const { base, aroundNav } = useRouter();
  const hook = useCallback<BaseLocationHook>(() => [base + path, navigate], [base, path]);
  return (
    <Router base={base} aroundNav={aroundNav} hook={hook}>
      {children}
    </Router>
  );
}
