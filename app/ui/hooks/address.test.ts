import { afterEach, expect, test, vi } from "vitest";
import { navigationApi } from "./address.ts";

afterEach(() => vi.unstubAllGlobals());

test("a browser has the Navigation API only if it can both navigate and report", () => {
  const whole = { navigate: () => undefined, addEventListener: () => undefined };
  for (const [navigation, expected] of [
    [undefined, undefined],
    [{}, undefined],
    [{ navigate: whole.navigate }, undefined],
    [{ addEventListener: whole.addEventListener }, undefined],
    [whole, whole],
  ]) {
    vi.stubGlobal("window", { navigation });
    expect(navigationApi()).toBe(expected);
  }
});
