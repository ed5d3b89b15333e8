/** Where the site is published; canonical and share addresses start with it. */
export const siteAddress = process.env["SITE_ADDRESS"] ?? "https://www.rivalultimate.com";
