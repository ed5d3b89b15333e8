import { expect, test } from "vitest";
import { ownBlocking, type TraceEvent } from "./own-blocking.ts";

const page = { pid: 7, tid: 1 };
const paint = { ...page, name: "firstContentfulPaint", ts: 100_000 };

function task(from: number, dur: number, tdur: number): TraceEvent {
  return { ...page, name: "ThreadControllerImpl::RunTask", ts: from, dur, tdur };
}

test("a task blocks by what a slower processor works at it beyond 50 ms", () => {
  const events = [paint, task(110_000, 80_000, 20_000), task(200_000, 13_000, 12_000)];
  expect(ownBlocking(events, 4)).toBe(30);
  expect(ownBlocking(events, 1)).toBe(0);
  expect(ownBlocking([paint, task(110_000, 80_000, 70_000)], 1)).toBe(20);
});

test("what ended before the first paint, and other threads, do not block", () => {
  const elsewhere = { ...task(110_000, 80_000, 80_000), tid: 2 };
  expect(ownBlocking([paint, task(20_000, 70_000, 70_000), elsewhere], 4)).toBe(0);
});

test("a task around the first paint counts", () => {
  expect(ownBlocking([paint, task(90_000, 20_000, 15_000)], 4)).toBe(10);
});

test("a trace without a first paint tells nothing", () => {
  expect(() => ownBlocking([task(90_000, 20_000, 15_000)], 4)).toThrow("no first paint");
});
