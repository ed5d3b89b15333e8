import { expect, test } from "vitest";
import { tooDeep } from "./schema-node.ts";

test("a hundred nested brackets are read, and the next one is too deep", () => {
  expect(tooDeep(`a: ${"[".repeat(100)}${"]".repeat(100)}`)).toBeUndefined();
  expect(tooDeep(`a: ${"[{".repeat(50)}[`)).toBe(103);
});

test("closed brackets do not count", () => {
  expect(tooDeep("{ us: 13 }\n".repeat(1000))).toBeUndefined();
  expect(tooDeep("]".repeat(1000))).toBeUndefined();
});

test("two hundred columns of indentation are too deep, hyphens included", () => {
  expect(tooDeep(`a:\n${" ".repeat(199)}b: 1`)).toBeUndefined();
  expect(tooDeep(`a:\n${" ".repeat(200)}b: 1`)).toBe(3);
  expect(tooDeep(`a: 1\n${"- ".repeat(100)}b`)).toBe(5);
});
