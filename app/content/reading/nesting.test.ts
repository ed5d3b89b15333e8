import { expect, test } from "vitest";
import { tooDeep } from "./schema-node.ts";

test("a hundred brackets in one another are read, one more is too deep", () => {
  expect(tooDeep(`a: ${"[".repeat(100)}${"]".repeat(100)}`)).toBeUndefined();
  expect(tooDeep(`a: ${"[{".repeat(50)}[`)).toBe(103);
});

test("brackets that are closed again do not count", () => {
  expect(tooDeep("{ us: 13 }\n".repeat(1000))).toBeUndefined();
  expect(tooDeep("]".repeat(1000))).toBeUndefined();
});

test("an indent of two hundred characters is too deep, of hyphens as well", () => {
  expect(tooDeep(`a:\n${" ".repeat(199)}b: 1`)).toBeUndefined();
  expect(tooDeep(`a:\n${" ".repeat(200)}b: 1`)).toBe(3);
  expect(tooDeep(`a: 1\n${"- ".repeat(100)}b`)).toBe(5);
});
