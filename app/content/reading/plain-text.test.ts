import { expect, test } from "vitest";
import { placeOf, plainText, textFault } from "./plain-text.ts";

test("a byte-order mark and the line ends of Windows and old Macs are no part of a text", () => {
  expect(plainText("\uFEFFa\r\nb\rc\n")).toBe("a\nb\nc\n");
});

test("a place is told by line and column, counted from one", () => {
  expect(placeOf("ab\ncd", 0)).toEqual({ line: 1, column: 1 });
  expect(placeOf("ab\ncd", 4)).toEqual({ line: 2, column: 2 });
});

test("an empty text is named", () => {
  const fault = {
    severity: "error",
    line: 1,
    column: 1,
    field: "the file",
    cause: "The file is empty.",
    remedy: "Fill it in, bring back its last version, or delete it if it is not needed.",
  };
  expect(textFault("")).toEqual(fault);
  expect(textFault(" \n")).toEqual(fault);
  expect(textFault("a")).toBeUndefined();
});

test("a text in another encoding is named at its first unreadable character", () => {
  expect(textFault("a\nCaf\uFFFD")).toEqual({
    severity: "error",
    line: 2,
    column: 4,
    field: "the file",
    cause: "Here is a character that cannot be read.",
    remedy: "Type it again and save the file as UTF-8.",
  });
  expect(textFault("a\0b")?.column).toBe(2);
});
