import { expect, test } from "vitest";
import { files, tournamentFile } from "#app/content/files.ts";
import { draftAfter } from "#app/content/testing/small-content.ts";

test("a place is in the club’s country unless it names another", () => {
  const { opponents, tournaments } = draftAfter(
    [files.site, "domain:", "country: IE\ndomain:"],
    [files.opponents, "city: Denver, state: CO", "city: Denver, state: CO, country: US"],
  );
  const countries = Array.from(opponents.values(), ({ location }) => location?.country);
  expect(countries).toEqual(["IE", "US"]);
  expect(tournaments.map(({ location }) => location.country)).toEqual(["IE"]);
});

test("a tournament has the state of its venue", () => {
  const id = "2019-esc";
  const regions = (city: string) =>
    draftAfter([tournamentFile(2019, id), "city: Rockford, state: IL", city]).tournaments.map(
      ({ location }) => location.region?.name,
    );
  expect(regions("city: Rockford, state: IL")).toEqual(["Illinois"]);
  expect(regions("city: Washington DC")).toEqual(["District of Columbia"]);
  expect(regions("city: Toronto, country: CA")).toEqual([undefined]);
});
