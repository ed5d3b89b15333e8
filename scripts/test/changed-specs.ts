/** Specs in `tests/e2e` whose name is not that of the folder in `app/` or `app/pages/` that they test. */
const specsElsewhere: Readonly<Record<string, readonly string[]>> = {
  badge: ["badgequest"],
  feeds: ["feeds", "news"],
  hosting: ["headers", "security", "isolation"],
  opponent: ["record"],
  opponents: ["record"],
  player: ["record", "roster"],
  players: ["record"],
  records: ["record"],
  season: ["record", "results"],
  seasons: ["record"],
  shell: ["menu", "navigation"],
  tournament: ["record", "results"],
};

/** One page of each kind of layout and behavior, for code that all pages share. */
const representatives = [
  "home/home",
  "roster/roster",
  "results/results",
  "badgequest/badgequest",
  "about/about",
  "search/search",
  "offline/offline",
  "navigation",
  "menu",
];

const isShared = (path: string) =>
  /^(?:app|scripts\/(?:build|vite|serve)|tests\/(?:e2e\/support|fixture-club|support))\b/.test(
    path,
  ) || /^(?:package-lock\.json|playwright\.config\.ts|vite\.config\.ts)$/.test(path);

/**
 * The browser specs that changed files can break, of all that there are: those that changed, those of
 * the changed page or part, and the representatives where it is shared.
 */
export function changedSpecs(changed: readonly string[], specs: readonly string[]): string[] {
  const inTests = (name: string) =>
    specs.filter((spec) => /^[./]/.test(spec.slice(name.length)) && spec.startsWith(name));
  const found = changed.flatMap((path) => {
    if (/\.test\.tsx?$/.test(path)) return [];
    if (specs.includes(path)) return [path];
    const [, part = ""] =
      /^(?:app\/(?:pages(?:\/shared)?|outputs|site)|app|tests\/e2e(?!\/support))\/([^/]+)\//.exec(
        path,
      ) ?? [];
    const own = [part, ...(specsElsewhere[part] ?? [])].flatMap((name) =>
      name === "" ? [] : inTests(`tests/e2e/${name}`),
    );
    if (own.length > 0) return own;
    return isShared(path) ? representatives.flatMap((name) => inTests(`tests/e2e/${name}`)) : [];
  });
  return [...new Set(found)].toSorted();
}
