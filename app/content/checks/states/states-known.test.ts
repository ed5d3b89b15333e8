import { expect, test } from "vitest";
import { files, tournamentFile } from "#app/content/files.ts";
import { type Edit, editContent, findProblems } from "#app/content/testing/small-content.ts";

const venue = tournamentFile(2019, "2019-esc");
const inGermany: Edit = [files.site, "domain:", "country: DE\ndomain:"];
const germanStates = `states:
  SH: { name: Schleswig-Holstein, also: [Schleswig] }
  HH: { name: Hamburg }
`;

/** Problems of a club with these states and with opponents and a tournament at these places. */
function problemsWith(states: string | undefined, where: string, ...edits: readonly Edit[]) {
  const texts = new Map(editContent([venue, "city: Rockford, state: IL", where], ...edits));
  if (states !== undefined) {
    texts.set(files.states, states);
    texts.set(files.opponents, "anchors: { name: Anchors, location: { city: Kiel } }\n");
  }
  return findProblems(texts).map(({ file, line, column, field, cause, remedy }) =>
    [file, `${line}:${column}`, field, cause, remedy].join(" | "),
  );
}

test("states of the US are known without a states file", () => {
  expect(problemsWith(undefined, "city: Rockford, state: Illinois")).toEqual([
    `${venue} | 4:36 | location, state | state is "Illinois". | Write a state as its code, such as AL, or leave it out if there is none. Did you mean IL?`,
  ]);
  expect(problemsWith(undefined, "city: Toronto, state: Canada")).toEqual([
    `${venue} | 4:35 | location, state | state is "Canada". | Write a state as its code, such as AL, or leave it out if there is none. Add country to a place outside of US. The club's own country is in site.yml.`,
  ]);
  expect(problemsWith(undefined, "city: Toronto, state: ON, country: CA")).toEqual([]);
});

test("another country accepts any state until it has a states file", () => {
  const galway = "city: Tuam, state: Co. Galway";
  expect(problemsWith(undefined, galway, [files.site, "domain:", "country: IE\ndomain:"])).toEqual(
    [],
  );
});

test("a state must be in the file, by its code", () => {
  expect(problemsWith(germanStates, "city: Kiel, state: SH", inGermany)).toEqual([]);
  const rule = "Write a state as its code, such as SH, or leave it out if there is none.";
  expect(problemsWith(germanStates, "city: Kiel, state: Schleswig", inGermany)).toEqual([
    `${venue} | 4:32 | location, state | state is "Schleswig". | ${rule} Did you mean SH?`,
  ]);
  expect(problemsWith(germanStates, "city: Malmö, state: Skåne", inGermany)).toEqual([
    `${venue} | 4:33 | location, state | state is "Skåne". | ${rule} Add country to a place outside of DE. The club's own country is in site.yml.`,
  ]);
  expect(problemsWith(germanStates, "city: Malmö, state: Skåne, country: SE", inGermany)).toEqual(
    [],
  );
});
