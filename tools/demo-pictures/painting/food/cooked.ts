import { hex, mix, type Tone } from '../drawing/color.ts';
import { clamp, cloud, smooth } from '../drawing/noise.ts';
import { type Pen } from '../drawing/pen.ts';
import { blob, capsule, dome } from '../drawing/shapes.ts';

/** Sour cream dropped from a spoon: a swirl with a small peak. */
export function smantana(pen: Pen, r: number, color = '#f7f2e8'): void {
  pen.put({
    x: 0,
    y: 0,
    reach: r * 1.15,
    shape: (x, y) => Math.hypot(x, y) - r * (0.93 + 0.14 * cloud(x / r + 3, y / r + 5, 2)),
    rise: (x, y, depth) => {
      const d = Math.hypot(x, y) / r;
      const swirl = Math.sin(Math.atan2(y, x) + d * 6.5) * 0.055 * smooth(0.05, 0.3, d);
      return (
        r * (0.3 * dome(depth, r * 0.6) + 0.1 * (1 - smooth(0, 0.75, d)) + swirl * (1 - d * 0.5))
      );
    },
    color: () => hex(color),
    gloss: 0.35,
  });
}

export function sauce(
  pen: Pen,
  r: number,
  look: Tone,
  more: { ry?: number; gloss?: number; rise?: number } = {},
): void {
  blob(pen, {
    rx: r,
    ry: more.ry ?? r,
    wobble: r * 0.09,
    wave: r * 0.6,
    rise: more.rise ?? 3,
    round: 6,
    bump: 0.8,
    grain: 14,
    tone: look,
    gloss: more.gloss ?? 0.6,
    drape: true,
  });
}

/** Sausages and mititei: grilled skin with the bars' marks across. */
export function roll(
  pen: Pen,
  half: number,
  r: number,
  look: Tone,
  more: { bend?: number; marks?: number; gloss?: number } = {},
): void {
  const bend = more.bend ?? 0;
  const marks = more.marks ?? 0;
  const outline = capsule(half, r, bend);
  const char = hex('#25130a');
  const base = hex(look.base);
  const blot = hex(look.blot ?? look.base);
  pen.put({
    x: 0,
    y: 0,
    reach: half + r + Math.abs(bend),
    shape: (x, y) => outline(x, y) + (cloud(x / 16 + half, y / 16, 2) - 0.5) * 4,
    rise: (x, y, depth) => r * 1.25 * dome(depth, r) + (cloud(x / 6, y / 6, 3) - 0.5) * 3.4,
    color: (x, y, depth) => {
      const n = cloud(x / (look.size ?? 13) + half, y / (look.size ?? 13), 3);
      let c = mix(base, blot, smooth(0.35, 0.65, n));
      if (marks > 0) {
        const stripe = Math.abs((((x + y * 0.35) / marks + 100.5) % 1) - 0.5) * marks;
        c = mix(
          char,
          c,
          smooth(1.5, 5.5, stripe + n * 3 - 1) * 0.85 + 0.15 * (1 - smooth(0, r, depth)),
        );
      }
      return c;
    },
    gloss: more.gloss ?? 0.4,
  });
}

/** A slab of grilled meat or fish: any outline, a crosshatch of marks, fat at the edge. */
export function steak(pen: Pen, rx: number, ry: number, look: Tone, marks = 26): void {
  const base = hex(look.base);
  const blot = hex(look.blot ?? look.base);
  const edge = hex(look.edge ?? look.base);
  const char = hex('#1f0f08');
  blob(pen, {
    rx,
    ry,
    rise: 17,
    round: 12,
    wobble: ry * 0.2,
    wave: rx * 0.6,
    bump: 2.6,
    grain: 13,
    gloss: 0.4,
    tone: (x, y, depth) => {
      const n = cloud(x / 18 + rx, y / 18, 3);
      let c = mix(base, blot, smooth(0.35, 0.65, n));
      c = mix(edge, c, smooth(2, 10, depth + n * 6 - 3));
      const bar = Math.abs((((x * 0.8 + y * 0.6) / marks + 100) % 1) - 0.5) * marks;
      const cross = Math.abs((((x * 0.8 - y * 0.6) / marks + 100) % 1) - 0.5) * marks;
      const mark =
        smooth(1, 4.5, bar + n * 3 - 1.2) * (0.45 + 0.55 * smooth(1, 4.5, cross + n * 4 - 1.2));
      return mix(char, c, clamp(mark * 0.85 + 0.15));
    },
  });
}

/** A fried egg with a lacy edge. */
export function friedEgg(pen: Pen, r: number, heart = '#f0a422'): void {
  blob(pen, {
    rx: r,
    ry: r * 0.88,
    wobble: r * 0.2,
    wave: r * 0.5,
    rise: 4,
    round: 7,
    bump: 1.2,
    grain: 9,
    tone: { base: '#f7f3ea', blot: '#ece4d2', size: 20, edge: '#b9792f', edgeWidth: 5 },
    gloss: 0.5,
    drape: true,
  });
  blob(pen, {
    x: r * 0.08,
    y: -r * 0.05,
    rx: r * 0.36,
    rise: r * 0.26,
    tone: { base: heart, blot: '#e48a12', size: 30 },
    gloss: 0.85,
  });
}

/** A ladle of mămăligă turned out on the plate. */
export function mamaliga(pen: Pen, r: number): void {
  blob(pen, {
    rx: r,
    ry: r * 0.94,
    wobble: r * 0.05,
    wave: r * 0.7,
    rise: r * 0.42,
    round: r * 0.55,
    bump: 2,
    grain: 6,
    tone: { base: '#e39f28', blot: '#ebb040', size: 16, edge: '#c4801a', edgeWidth: 14 },
    gloss: 0.22,
  });
}
