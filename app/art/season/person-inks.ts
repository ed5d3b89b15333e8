import type { Ink } from "#app/art/print/ink.ts";
import { pickTrait, pickCyclic, pickFirstFree } from "#app/art/print/shapes.ts";
import { isLong, pickLook, type Look, type Wearer } from "./look.ts";
import { INKS_ON_GROUND, type Ground, type PrintedSeason } from "./printed-season.ts";

/** A person's look in the inks of one season: the same in all her pictures of that season. */
export interface PersonInks {
  readonly look: Look;
  readonly ground: Ground;
  readonly body: Ink;
  readonly jersey: Ink;
  readonly number: Ink;
  readonly hair: Ink;
  /** Colors of her headwear and its trim. */
  readonly gear: readonly [color: Ink, trim: Ink];
  readonly accent: Ink;
  readonly motif: Ink;
  /** A large number behind the figure. */
  readonly backNumber: Ink;
  /** Text of any size. */
  readonly type: Ink;
}

function pickHair(ground: Ground, body: Ink, jersey: Ink, id: string): Ink {
  if (jersey !== "black") return body === "sun" ? "paper" : "sun";
  if (body === "paper" || body === "sun") return "black";
  // Paper-colored hair on newsprint would look bald.
  return ground === "newsprint" ? "black" : pickTrait(["black", "paper"], id, "hair ink");
}

/** Long hair covers the jersey and must have another ink. */
function contrastLongHair(jersey: Ink, hair: Ink, ground: Ground, look: Look): Ink {
  if (!isLong(look) || hair !== jersey) return hair;
  return ground === "plate2" ? "deepSun" : "plate2";
}

function freeInk(...usedInks: Ink[]): Ink {
  return pickFirstFree<Ink>(["sun", "paper", "plate1", "black"], (ink) => !usedInks.includes(ink));
}

/** Color and trim of a hat: both stand out from the ground, the head and each other. */
function pickGear(ground: Ground, body: Ink, hair: Ink, motif: Ink): PersonInks["gear"] {
  const color = freeInk(ground, hair, body, motif);
  return [color, ground === "black" || color === "black" ? freeInk(ground, color) : "black"];
}

/** One in seven steps out of the rotation of grounds, so that columns of a grid do not become stripes. */
const STEPS = [0, 0, 0, 0, 0, 0, 1] as const;

/**
 * The inks of a person in a season. Neighbors in the roster stand on different grounds. Everything
 * that the ground does not decide depends on her id alone, as her look does.
 *
 * @param index position in the roster, from 0
 */
export function pickPersonInks(person: Wearer, season: PrintedSeason, index: number): PersonInks {
  const { lead, grounds } = season.colorway;
  const { id } = person;
  const step = pickTrait(STEPS, `${id} ${season.year}`, "ground");
  const look = pickLook(person, season.hairStyles);
  const ground = pickCyclic(grounds, index + step);
  const { body: bodies, motif, backNumber, type } = INKS_ON_GROUND[ground];
  const isLead = bodies.includes(lead) && pickTrait([true, true, false], id, "lead");
  const body = isLead ? lead : pickTrait(bodies, id, "body");
  // The jersey is ink everywhere but on an ink ground.
  const jersey = ground !== "black" ? "black" : body === "sun" ? "paper" : "sun";
  const hair = contrastLongHair(jersey, pickHair(ground, body, jersey, id), ground, look);
  const accent = ground === "sun" ? "paper" : "sun";
  return {
    look,
    ground,
    body,
    jersey,
    number: jersey === "black" ? "sun" : "black",
    hair,
    gear: pickGear(ground, body, hair, motif),
    accent: accent === body ? "paper" : accent,
    motif,
    backNumber,
    type,
  };
}
