/**
 * Where the site is published, with its path on the host but without a slash at the end; canonical
 * and share addresses start with it.
 */
export const siteAddress = (process.env["SITE_ADDRESS"] ?? "https://www.rivalultimate.com").replace(
  /\/+$/,
  "",
);
