import type { ReactNode } from "react";
import { isStandIn, pages, type ViewName } from "#app/routes/paths.ts";
import { Footer } from "#app/site/shell/Footer.tsx";
import { Header, SkipLink } from "#app/site/shell/Header.tsx";
import { Menu } from "#app/site/shell/Menu.tsx";

/** The body of every document: a page between the site's header and footer, unless its declaration says that it stands alone. */
export function Shell({ name, children }: { name: ViewName; children: ReactNode }) {
  const page = isStandIn(name) ? undefined : pages[name];
  if (page?.standsAlone === true) {
    return (
      <>
        <SkipLink />
        {children}
      </>
    );
  }
  return (
    <>
      <SkipLink />
      <Header route={name} />
      {/* Reader views look for this name in ids and classes. */}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer route={name} />
      <Menu route={name} />
    </>
  );
}
