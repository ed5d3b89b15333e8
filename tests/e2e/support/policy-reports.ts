import type { Page } from "@playwright/test";

declare global {
  interface Window {
    reports: string[];
  }
}

/** Lets a page write down what its policies refuse, and what the browser wants to report. */
export async function watchPolicies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.reports = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      window.reports.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
    new ReportingObserver(
      (reports) => {
        for (const { type, body } of reports) {
          window.reports.push(`${type}: ${JSON.stringify(body)}`);
        }
      },
      { buffered: true },
    ).observe();
  });
}

/** CSP violations since the page was opened. */
export const policyReports = (page: Page): Promise<string[]> => page.evaluate(() => window.reports);
