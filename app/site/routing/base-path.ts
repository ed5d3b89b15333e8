/** Path of an address below the site's base; undefined for other sites. */
export function pathBelowBase({
  origin,
  pathname,
}: Pick<URL, "origin" | "pathname">): string | undefined {
  const base = import.meta.env.BASE_URL;
  const isBelow = origin === location.origin && pathname.startsWith(base);
  return isBelow ? pathname.slice(base.length - 1) : undefined;
}
