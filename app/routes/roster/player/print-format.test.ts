import { expect, test } from "vitest";
import { printFormats } from "./print-format.ts";

test("prints are vertical in 2015, 2016, 2017 and 2019", () => {
  const formats = [2015, 2016, 2017, 2019].map(printFormats);
  expect(formats).toEqual([["vertical"], ["vertical"], ["vertical"], ["vertical"]]);
});

test("prints of 2021 and 2022 exist in both formats, for desktops and for phones", () => {
  expect(printFormats(2021)).toEqual(["vertical", "landscape"]);
  expect(printFormats(2022)).toEqual(["vertical", "landscape"]);
});

test("prints of 2018 and of every later season are landscape", () => {
  expect(printFormats(2018)).toEqual(["landscape"]);
  expect(printFormats(2023)).toEqual(["landscape"]);
});
