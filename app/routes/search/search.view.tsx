import type { View } from "#app/page/view.ts";
import type { SearchData } from "#app/search/search-data.ts";
import { SearchPage } from "./SearchPage.tsx";

export const view: View<SearchData> = {
  Page: ({ data }) => <SearchPage data={data} />,
};
