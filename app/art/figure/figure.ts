import {
  midpoint,
  type Point,
  disc,
  factor,
  round,
  xy,
  strokePath,
  fillPath,
  transformShapes,
  rect,
  circle,
} from "#app/art/print/shapes.ts";
import type { Paint } from "#app/art/print/ink.ts";
import { line } from "#app/art/print/lettering.ts";
import { limb, limbAt } from "#app/art/print/limb.ts";
import {
  bodyFrame,
  hipOffset,
  shoulder,
  torsoPath,
  type Frame,
  type Pose,
  type PoseName,
  POSES,
  type Palette,
  type Bend,
} from "./pose.ts";
import { drawHead, type HeadLook } from "./head.ts";

/** An arm with its hand and a short sleeve. */
function drawArm(from: Point, [elbow, hand]: Bend, skin: Paint, sleeve: Paint): string {
  const joints = [from, elbow, hand] as const;
  return (
    fillPath(limb(joints, 10, 6.4, { bulge: 0.6 }), skin) +
    circle(hand[0], hand[1], 4.3, skin) +
    fillPath(limb(joints, 13.5, 9.5, { to: 0.27, segments: 1, hasEndCap: false }), sleeve)
  );
}

/** Half a disc, heel below the shin, toe to the front. */
function drawShoe(ankle: Point, shin: Point, color: Paint): string {
  const pointsForward = shin[1] <= 0;
  const toe: Point = pointsForward ? [-shin[1], shin[0]] : [shin[1], -shin[0]];
  const x = ankle[0] + toe[0] * 5 + shin[0];
  const y = ankle[1] + toe[1] * 5 + shin[1];
  const angle = (Math.atan2(toe[1], toe[0]) * 180) / Math.PI;
  const isSoleDown = toe[0] * shin[1] - toe[1] * shin[0] > 0;
  const sole = isSoleDown ? "" : " scale(1 -1)";
  const transform = `translate(${xy(x, y)}) rotate(${round(angle)})${sole}`;
  return transformShapes(transform, fillPath("M-10 5.5V-1.5A5 5 0 0 1 -4 -5Q9 -5 12 5.5Z", color));
}

/** A leg with its sock, shoe and half of the shorts. */
function drawLeg(hip: Point, [knee, ankle]: Bend, palette: Palette): string {
  const joints = [hip, knee, ankle] as const;
  const { direction } = limbAt(joints, 1);
  const sock = { from: 0.68, to: 0.97, segments: 1, hasStartCap: false, hasEndCap: false };
  return (
    fillPath(limb(joints, 17.5, 7.5, { bulge: 1.4 }), palette.skin) +
    fillPath(limb(joints, 18.5, 8.6, sock), palette.socks) +
    drawShoe(ankle, direction, palette.shoes) +
    fillPath(limb(joints, 21, 12, { to: 0.42, hasEndCap: false }), palette.shorts)
  );
}

interface Figure extends HeadLook {
  readonly pose: PoseName;
  /** Position of the hip. */
  readonly at: Point;
  readonly scale: number;
  /** Rotation in degrees, clockwise. */
  readonly turn?: number;
  /** Facing left. Numbers stay readable. */
  readonly isMirrored?: boolean;
  /** Number on the jersey; "" for none. */
  readonly number?: string;
  readonly numberSize?: number;
  /** Ink of the disc; without it, no disc is drawn. */
  readonly discFill?: Paint;
}

function drawNumber(drawFigure: Figure, frame: Frame): string {
  const { number = "", numberSize = 15, isMirrored, palette } = drawFigure;
  if (number === "" || POSES[drawFigure.pose].hidesNumber) return "";
  const flip = isMirrored === true ? " scale(-1 1)" : "";
  const transform = `translate(${xy(...frame.pointAt(frame.spine / 2, 0))}) rotate(${round(frame.lean)})${flip}`;
  const baseline = numberSize * 0.34;
  const width = number.length > 1 ? 62 : 90;
  const setting = { x: 0, baseline, size: numberSize, width, fill: palette.number } as const;
  return transformShapes(transform, line(number, { ...setting, anchor: "middle" }));
}

function drawHandItem({ discFill, palette }: Figure, pose: Pose): string {
  if (pose.hasClipboard) {
    const board = rect(-11, -15, 22, 29, palette.accent) + rect(-5, -18, 10, 5, palette.shoes);
    return transformShapes(
      "translate(46 -58) rotate(14)",
      board + strokePath("M-6 -5h12M-6 1h12M-6 7h7", "black", 1.8),
    );
  }
  if (discFill === undefined || pose.disc === undefined) return "";
  const [x, y, rx, ry, tilt] = pose.disc;
  return disc({ center: [x, y], rx, ry, tilt, fill: discFill, lineWidth: 1.6, grooves: 2 });
}

/** Draws a player, back to front: hair that falls behind her, far arm and leg, neck, near leg, body, head, disc, near arm. */
export function drawFigure(figure: Figure): string {
  const { palette, at, scale, turn = 0, isMirrored } = figure;
  const pose = POSES[figure.pose];
  const frame = bodyFrame(pose);
  const hip = hipOffset(pose);
  const { backArm, frontArm, backLeg, frontLeg } = pose;
  const nape = frame.pointAt(frame.spine - 2, 0);
  const neck = limb([nape, midpoint(pose.neck, pose.head), pose.head], 8, 7, { segments: 1 });
  const head = drawHead(figure, pose);
  const body = [
    head.back,
    drawArm(shoulder(frame, pose, backArm[0]), backArm, palette.skin, palette.jersey),
    drawLeg([-hip, 0], backLeg, palette),
    fillPath(neck, palette.skin),
    drawLeg([hip, 0], frontLeg, palette),
    fillPath(torsoPath(frame), palette.jersey),
    head.front,
    drawHandItem(figure, pose),
    drawArm(shoulder(frame, pose, frontArm[0]), frontArm, palette.skin, palette.jersey),
    // Last, because the near sleeve has the jersey's ink and would cover the number.
    drawNumber(figure, frame),
  ];
  const size = factor(scale);
  const facing = isMirrored === true ? `${-size} ${size}` : `${size}`;
  const lean = turn === 0 ? "" : ` rotate(${round(turn)})`;
  return transformShapes(`translate(${xy(...at)}) scale(${facing})${lean}`, body.join(""));
}
