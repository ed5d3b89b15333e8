import { expect, test } from "vitest";
import { ownKey } from "./own-key.ts";

/** Two captains added a player under the key elm: Ann and, in my version, Zoe. */
const conflict = {
  path: ["elm"],
  stored: { name: { first: "Ann", last: "Elm" } },
  mine: { name: { first: "Zoe", last: "Elm" } },
};

test.each([
  { usedKeys: ["elm"], key: "elm-z" },
  { usedKeys: ["elm", "elm-z"], key: "elm-2" },
  { usedKeys: ["elm", "elm-z", "elm-2"], key: "elm-3" },
])("beside the keys $usedKeys my player gets $key, which nobody has", ({ usedKeys, key }) => {
  expect(ownKey(conflict, new Set(usedKeys))).toBe(key);
});
