import { Island } from "#app/islands/Island.tsx";
import { useAddSheet, useSources } from "#app/islands/rendering.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { makeDocuments } from "#app/search/documents/make-documents.ts";
import { drawSearch } from "#app/search/search-index.ts";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import type { Search } from "./Search.island.tsx";

/** The search, and without a query links that lead to everything: all pages, and what no page lists. */
export function Page() {
  const sources = useSources();
  const addSheet = useAddSheet();
  for (const sheet of drawSearch(sources).sheets) addSheet(sheet);
  const { documents } = makeDocuments(sources.record);
  const pages = [
    ...documents.filter(({ kind }) => kind === "pages"),
    // Sanctioned tournaments, which have a drawing, are on the page of results; the others are on none.
    ...documents.filter(({ kind, drawing }) => kind === "tournaments" && drawing === undefined),
  ].map(({ title, href }) => ({ title, href }));
  return (
    <>
      <PageHead title={pageLabels.search} />
      <Island<typeof Search> name="search/Search.island" when="load" props={{ pages }} />
    </>
  );
}
