import { expect, test } from "vitest";
import { readNameCell } from "./name-cell.ts";

test.each([
  "(she/her)",
  "(She/Her/Hers)",
  "(she / her)",
  "(she, her)",
  "(they/them)",
  "(she/they)",
  "(any/all)",
  "(any pronouns)",
  "(they)",
  "[he/him]",
  "(elle)",
  "(iel)",
  "(iel/elle)",
  "(sie/ihr)",
  "(er/ihm)",
  "(keine Pronomen)",
  "(ella)",
  "(él/elle)",
  "(hen/hen)",
  "(die/diens)",
  "(lei/ele)",
  "(ona/jej)",
  "(xe/xem)",
  "(ask me)",
  "she/her",
  "- they/them",
  ", he/him",
])("the pronouns in Ada Fern %s are left out, and a note says so", (pronouns) => {
  const { name, nickname, notes } = readNameCell(`Ada Fern ${pronouns}`.replace(" ,", ","));
  expect([name, nickname]).toEqual(["Ada Fern", ""]);
  expect(notes.join()).toContain("are left out: the site has no field for them.");
});

test.each([
  ["Ada Fern (C)", "C"],
  ["Ada Fern (captain)", "captain"],
  ["Ada Fern [Co-captain]", "Co-captain"],
  ["Ada Fern – C", "C"],
  ["Ada Fern, captain", "captain"],
  ["Ada Fern (Kapitänin)", "Kapitänin"],
  ["Ada Fern (coach)", "coach"],
  ["Ada Fern (Cutter)", "Cutter"],
  ["Ada Fern (she/her) (C)", "C"],
])("%s has the role %s", (written, role) => {
  expect(readNameCell(written)).toMatchObject({ name: "Ada Fern", nickname: "", role });
});

test.each([
  "(inj)",
  "(Injured)",
  "(rookie)",
  "(R)",
  "(guest)",
  "(GK)",
  "(practice squad)",
  "(VC)",
  "(spirit captain)",
])("the mark %s is left out, with a note", (mark) => {
  const { name, nickname, role, notes } = readNameCell(`Ada Fern ${mark}`);
  expect([name, nickname, role, notes.length]).toEqual(["Ada Fern", "", "", 1]);
});

test.each([
  ["Ada “Zip” Fern", "Zip"],
  ["Ada Fern ('Zip')", "Zip"],
  ["Ada (Zip) Fern", "Zip"],
  ["Ada Fern (Zippo)", "Zippo"],
])("%s has the nickname %s", (written, nickname) => {
  expect(readNameCell(written)).toMatchObject({ name: "Ada Fern", nickname });
});

test.each([
  "Ada Fern (on trial from Cork)",
  "Ada Fern (Ella)",
  "Ada Fern (zip)",
  "Ada Fern (XYZ)",
  "Ada Fern (2019)",
])("what is beside the name in %s is refused: it may be a nickname", (written) => {
  expect(() => readNameCell(written)).toThrow("beside the name? Put a nickname in quotes");
});

test("a former name and a sign are refused", () => {
  expect(() => readNameCell("Ada Fern (née Elm)")).toThrow(
    "Write née Elm as formerly of the person",
  );
  expect(() => readNameCell("Ada Fern *")).toThrow("What does the sign beside Ada Fern * mean?");
});

test.each(["17 Ada Fern", "#17 Ada Fern", "Ada Fern (17)", "Ada Fern, 17", "Ada Fern (#17) (C)"])(
  "%s has the number 17",
  (written) => {
    expect(readNameCell(written)).toMatchObject({ name: "Ada Fern", number: "17" });
  },
);
