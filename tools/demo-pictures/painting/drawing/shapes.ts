import { tone, type Paint, type Tone } from './color.ts';
import { clamp, cloud } from './noise.ts';
import type { Pen } from './pen.ts';

/** A rounded cross-section: 0 at the outline, 1 from `round` inwards. */
export const dome = (depth: number, round: number) => {
  const t = 1 - clamp(depth / round);
  return Math.sqrt(1 - t * t);
};

export const ellipse = (rx: number, ry: number) => (x: number, y: number) =>
  (Math.hypot(x / rx, y / ry) - 1) * Math.min(rx, ry);

export const box =
  (w: number, h: number, corner = 4) =>
  (x: number, y: number) => {
    const dx = Math.abs(x) - w + corner;
    const dy = Math.abs(y) - h + corner;
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - corner;
  };

export const capsule =
  (half: number, r: number, bend = 0) =>
  (x: number, y: number) => {
    const curved = y + bend * (x / half) ** 2;
    return Math.hypot(Math.max(Math.abs(x) - half, 0), curved) - r;
  };

interface Blob {
  x?: number;
  y?: number;
  turn?: number;
  /** Half width; a blob is an ellipse unless `shape` says otherwise. */
  rx: number;
  ry?: number;
  shape?: (x: number, y: number) => number;
  rise: number;
  round?: number;
  /** Unevenness of the outline: how far, and the size of the waves. */
  wobble?: number;
  wave?: number;
  /** Unevenness of the surface. */
  bump?: number;
  grain?: number;
  tone: Tone | Paint;
  gloss?: number;
  opacity?: number;
  drape?: boolean;
  carve?: boolean;
  feather?: number;
  floor?: number;
  seed?: number;
}

/** The piece most food is made of: an outline, a rounded rise, an uneven surface and a tone. */
export function blob(pen: Pen, b: Blob): void {
  const ry = b.ry ?? b.rx;
  const x0 = b.x ?? 0;
  const y0 = b.y ?? 0;
  const seed = b.seed ?? x0 * 0.137 + y0 * 0.071 + b.rx * 0.9;
  const outline = b.shape ?? ellipse(b.rx, ry);
  const round = b.round ?? Math.min(b.rx, ry);
  const wobble = b.wobble ?? 0;
  const wave = b.wave ?? 14;
  const bump = b.bump ?? 0;
  const grain = b.grain ?? 8;
  pen.put({
    x: x0,
    y: y0,
    turn: b.turn ?? 0,
    reach: Math.max(b.rx, ry) + wobble,
    shape: (x, y) =>
      outline(x, y) +
      (wobble ? (cloud(x / wave + seed, y / wave + seed * 3, 2) - 0.5) * 2 * wobble : 0),
    rise: (x, y, depth) => {
      const edge = dome(depth, round);
      const uneven = bump ? (cloud(x / grain - seed, y / grain + seed, 3) - 0.5) * 2 * bump : 0;
      return b.rise * edge + uneven * Math.min(1, edge * 1.3);
    },
    color: typeof b.tone === 'function' ? b.tone : tone(b.tone, seed),
    gloss: b.gloss ?? 0.2,
    opacity: b.opacity ?? 1,
    drape: b.drape ?? false,
    carve: b.carve ?? false,
    ...(b.feather === undefined ? {} : { feather: b.feather }),
    ...(b.floor === undefined ? {} : { floor: b.floor }),
  });
}

/** A soft line through points: a noodle, a stem, a drizzle. */
export function stroke(
  pen: Pen,
  points: [number, number][],
  width: number,
  look: Omit<Blob, 'rx' | 'x' | 'y'>,
): void {
  points.slice(1).forEach(([bx, by], i) => {
    const [ax, ay] = points[i] ?? [bx, by];
    const half = Math.hypot(bx - ax, by - ay) / 2;
    blob(pen, {
      seed: 1,
      ...look,
      x: (ax + bx) / 2,
      y: (ay + by) / 2,
      turn: Math.atan2(by - ay, bx - ax),
      rx: half + width,
      ry: width,
      round: width,
      shape: capsule(half, width),
    });
  });
}
