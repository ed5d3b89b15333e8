import type { ReactNode } from "react";
import { isStandIn, pages, type ViewName } from "#app/routes/paths.ts";
import { Footer } from "#app/site/shell/Footer.tsx";
import { Header, SkipLink } from "#app/site/shell/Header.tsx";
import { Menu } from "#app/site/shell/Menu.tsx";

/** The body of every document: a page between the site's header and footer. */
export function Shell({ name, children }: { name: ViewName; children: ReactNode }) {
  if (!isStandIn(name) && pages[name].standsAlone === true) {
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
      {/* Reader views look for a class of this name. */}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer route={name} />
      <Menu route={name} />
    </>
  );
}
