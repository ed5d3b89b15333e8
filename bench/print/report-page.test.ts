import { expect, test } from "vitest";
import { good } from "#bench/figures/sample.ts";
import { reportPage } from "./report-page.ts";

const report = {
  measured: [good],
  missed: [],
  method: "Lighthouse, <3 runs>.",
  pictureOf: () => "screens/results-mobile.jpg",
};

test("the report shows the route's screenshot and its tables", () => {
  const page = reportPage(report);
  expect(page).toContain('<img src="screens/results-mobile.jpg" alt="/results on phones"');
  expect(page).toContain("<td>/results</td><td>100</td>");
  expect(page).toContain("<p>Lighthouse, &lt;3 runs&gt;.</p>");
  expect(page).toContain("<p>Every budget is kept.</p>");
});

test("what is missed is listed", () => {
  const page = reportPage({ ...report, missed: ["/results on phones: slow.", "/ too."] });
  expect(page).toContain("<ul><li>/results on phones: slow.</li>\n<li>/ too.</li></ul>");
});
