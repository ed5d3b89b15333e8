import { expect, test } from "vitest";
import { readFolder } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import { editStored } from "#app/content/writing/edit.ts";
import { findLineAndColumn, plainText, findTextProblem } from "./plain-text.ts";

test("byte-order marks and the line endings of Windows and old Macs are not part of a text", () => {
  expect(plainText("\uFEFFa\r\nb\rc\n")).toBe("a\nb\nc\n");
});

const club = readFolder("tests/fixture-club/content");

/** The club with all text decomposed, as macOS writes it. */
const copied = new Map([...club].map(([file, text]) => [file, text.normalize("NFD")]));

test("a club whose files have combining accents has the same content", () => {
  expect([...copied.values()].join("")).not.toBe([...club.values()].join(""));
  expect(checkContent(copied).draft).toEqual(checkContent(club).draft);
});

test("a stored text without changes stays as it is, combining accents included", () => {
  const stored = "\uFEFFname: Éa\r\n".normalize("NFD");
  expect(editStored(stored, (plain) => plain)).toBe(stored);
});

test("a position has a line and a column, counted from one", () => {
  expect(findLineAndColumn("ab\ncd", 0)).toEqual({ line: 1, column: 1 });
  expect(findLineAndColumn("ab\ncd", 4)).toEqual({ line: 2, column: 2 });
});

test("an empty text is reported", () => {
  const fault = {
    severity: "error",
    line: 1,
    column: 1,
    field: "the file",
    cause: "The file is empty.",
    remedy: "Fill it in, restore its last version, or delete it if you don't need it.",
  };
  expect(findTextProblem("")).toEqual(fault);
  expect(findTextProblem(" \n")).toEqual(fault);
  expect(findTextProblem("a")).toBeUndefined();
});

test("a text in another encoding is reported at its first unreadable character", () => {
  expect(findTextProblem("a\nCaf\uFFFD")).toEqual({
    severity: "error",
    line: 2,
    column: 4,
    field: "the file",
    cause: "There is an unreadable character here.",
    remedy: "Type it again and save the file as UTF-8.",
  });
  expect(findTextProblem("a\0b")?.column).toBe(2);
});
