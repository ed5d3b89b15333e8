import { expect, test } from "vitest";
import { writeNotice } from "./use-filter.ts";

const season = { name: "Côte Sauvage 2022", year: 2022 };
const filter = { season, showsAll: false, isUnknown: false };
const named = { name: "National Championships", year: 2016 };

test("no tournament, one of the season shown, or any among all results needs no notice", () => {
  expect(writeNotice(filter, { asked: undefined, named: undefined })).toBeUndefined();
  expect(
    writeNotice({ ...filter, showsAll: true }, { asked: "2016-nationals", named }),
  ).toBeUndefined();
  expect(
    writeNotice(filter, {
      asked: "2022-esc",
      named: { name: "Elite Select Challenge", year: 2022 },
    }),
  ).toBeUndefined();
});

test("an unknown season or tournament gets a notice that names what is shown instead", () => {
  const nothing = { asked: undefined, named: undefined };
  const unknown = { asked: "2016-moon", named: undefined };
  expect(writeNotice({ ...filter, isUnknown: true }, nothing)).toBe(
    "That season is not in the record. This is Côte Sauvage 2022.",
  );
  expect(writeNotice(filter, unknown)).toBe(
    "That tournament is not in the record. This is Côte Sauvage 2022.",
  );
  expect(writeNotice({ ...filter, showsAll: true }, unknown)).toBe(
    "That tournament is not in the record. These are all results.",
  );
  expect(writeNotice({ ...filter, isUnknown: true }, unknown)).toBe(
    "That season is not in the record. This is Côte Sauvage 2022. That tournament is not in the record.",
  );
});

test("a tournament outside the requested season gets a notice", () => {
  expect(writeNotice(filter, { asked: "2016-nationals", named })).toBe(
    "National Championships 2016 is not a tournament of Côte Sauvage 2022.",
  );
});
