import { expect, test } from "vitest";
import { makeSheet, symbolId } from "./sheet.ts";

const dot = { id: "dot", viewBox: "0 0 2 2", markup: '<circle r="1"/>' };

test("a sheet is one file of symbols whose ids start with its name", () => {
  const sheet = makeSheet("marks", [dot]);
  expect(sheet.symbols).toBe('<symbol id="marks-dot" viewBox="0 0 2 2"><circle r="1"/></symbol>');
  expect(sheet.svg).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg"><defs display="none">${sheet.symbols}</defs></svg>`,
  );
  expect(symbolId("marks", "dot")).toBe("marks-dot");
});

test("only a picture marked as overflowing shows beyond its box", () => {
  expect(makeSheet("marks", [{ ...dot, hasOverflow: true }]).symbols).toBe(
    '<symbol id="marks-dot" viewBox="0 0 2 2" overflow="visible"><circle r="1"/></symbol>',
  );
});

test("the URL depends on the content", () => {
  const first = makeSheet("marks", [dot]);
  const larger = makeSheet("marks", [{ ...dot, markup: '<circle r="2"/>' }]);
  expect(first.href).toMatch(/^\/art\/marks\.[0-9a-f]{8}\.svg$/);
  expect(first.href).toBe(makeSheet("marks", [dot]).href);
  expect(first.href).not.toBe(larger.href);
});

test("two pictures with one id are an error", () => {
  expect(() => makeSheet("marks", [dot, dot])).toThrow(
    'Sheet marks: two pictures have the id "dot".',
  );
});

test("an id that is invalid in a URL is an error", () => {
  expect(() => makeSheet("marks", [{ ...dot, id: 'a"b' }])).toThrow(
    'Sheet marks: "a"b" cannot be the id of a picture.',
  );
});
