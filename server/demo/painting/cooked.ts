import { hex, mix, type Tone } from './color.ts';
import { clamp, cloud, smooth } from './noise.ts';
import type { Pen } from './pen.ts';
import { blob, box, capsule, dome } from './shapes.ts';

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

/** A round pie, its edges folded to the middle like an envelope, baked brown. */
export function placinta(pen: Pen, r: number, filling: Tone, folds = 8): void {
  const dough = hex('#dba558');
  const brown = hex('#9a5420');
  const pale = hex('#ecca8a');
  const inner = 0.17;
  const stuff = hex(filling.base);
  const stuffBlot = hex(filling.blot ?? filling.base);
  pen.put({
    x: 0,
    y: 0,
    reach: r * 1.05,
    shape: (x, y) => {
      const a = Math.atan2(y, x);
      return Math.hypot(x, y) - r * (0.965 + 0.03 * Math.abs(Math.sin((a * folds) / 2 + 0.3)));
    },
    rise: (x, y, depth) => {
      const d = Math.hypot(x, y) / r;
      const turn = ((Math.atan2(y, x) + d * 0.7) / (2 * Math.PI)) * folds + 100;
      const f = turn - Math.floor(turn);
      const lap =
        (0.35 + 0.65 * f) * 7 * smooth(inner, inner + 0.2, d) * (1 - 0.5 * smooth(0.75, 1, d));
      const blister = smooth(0.42, 0.85, cloud(x / 22, y / 22, 3)) * 6;
      return (
        17 * dome(depth, r * 0.26) +
        lap +
        blister * smooth(inner, 0.4, d) -
        6 * (1 - smooth(inner - 0.05, inner + 0.06, d))
      );
    },
    color: (x, y, depth) => {
      const d = Math.hypot(x, y) / r;
      if (d < inner + cloud(x / 9, y / 9, 2) * 0.05)
        return mix(stuff, stuffBlot, smooth(0.4, 0.6, cloud(x / 5, y / 5, 2)));
      const turn = ((Math.atan2(y, x) + d * 0.7) / (2 * Math.PI)) * folds + 100;
      const f = turn - Math.floor(turn);
      const n = cloud(x / 21 + folds, y / 21, 4);
      let c = mix(pale, dough, smooth(0.2, 0.5, n));
      c = mix(c, brown, smooth(0.5, 0.78, n + 0.16 * f) * 0.8);
      c = mix(c, brown, smooth(0.9, 1, f) * 0.35 + (1 - smooth(0, r * 0.12, depth)) * 0.4);
      return c;
    },
    gloss: 0.35,
  });
}

/** Thin dough rolled round its filling and coiled like a snail. */
export function coil(pen: Pen, r: number, turns: number, filling: string): void {
  const dough = hex('#d99a49');
  const pale = hex('#ecc988');
  const brown = hex('#8a471b');
  const dark = hex(filling);
  const phase = (x: number, y: number) => {
    const t = (Math.hypot(x, y) / r) * turns - Math.atan2(y, x) / (2 * Math.PI) + 10;
    return t - Math.floor(t);
  };
  pen.put({
    x: 0,
    y: 0,
    reach: r * 1.06,
    shape: (x, y) => Math.hypot(x, y) - r * (0.97 + 0.05 * (cloud(x / 30, y / 30, 2) - 0.5)),
    rise: (x, y, depth) => {
      const p = phase(x, y) - 0.5;
      const ridge = Math.sqrt(Math.max(0, 1 - 4 * p * p));
      const crease = (cloud(x / 5, y / 5, 3) - 0.5) * 4;
      return 8 + 17 * ridge * dome(depth, 16) + crease;
    },
    color: (x, y) => {
      const p = Math.abs(phase(x, y) - 0.5) * 2;
      const n = cloud(x / 16, y / 16, 4);
      let c = mix(pale, dough, smooth(0.2, 0.55, n));
      c = mix(c, brown, smooth(0.48, 0.75, n + (1 - p) * 0.12) * 0.85);
      return mix(c, dark, smooth(0.8, 0.97, p + (n - 0.5) * 0.4));
    },
    gloss: 0.4,
  });
}

/** A slice of country bread: crust and open crumb. */
export function bread(pen: Pen, w: number, h: number, toasted = 0, crumb = '#ead7ae'): void {
  const outline = (x: number, y: number) =>
    box(w, h, Math.min(w, h) * 0.6)(x, y) + (cloud(x / 22, y / 22, 2) - 0.5) * 6;
  const pores = (x: number, y: number) => smooth(0.6, 0.8, cloud(x / 6, y / 5, 2));
  pen.put({
    x: 0,
    y: 0,
    reach: Math.hypot(w, h),
    shape: outline,
    rise: (x, y, depth) => 12 * dome(depth, 4) - pores(x, y) * 1.6 - (depth > 5 ? 1.5 : 0),
    color: (x, y, depth) => {
      const n = cloud(x / 24, y / 24, 3);
      let c = mix(hex(crumb), hex('#cfa96a'), pores(x, y) * 0.5);
      c = mix(c, hex('#a8662a'), toasted * smooth(0.32, 0.68, n));
      return mix(hex('#7a431c'), c, smooth(3, 7.5, depth));
    },
    gloss: 0.06,
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
