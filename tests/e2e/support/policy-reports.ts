import type { Page } from "@playwright/test";

declare global {
  interface Window {
    reports: string[];
  }
}

/** Records a page's policy violations and browser reports. */
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
