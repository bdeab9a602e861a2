import { hex, mix, tone, type Paint } from '../drawing/color.ts';
import { clamp, cloud, smooth } from '../drawing/noise.ts';
import type { Pen } from '../drawing/pen.ts';
import { blob, box, dome } from '../drawing/shapes.ts';
import { GLAZES, plate, type Glaze } from './tableware.ts';

/** Light that a drink throws on the table, away from the window. */
function glow(pen: Pen, r: number, color: string): void {
  blob(pen, {
    x: r * 0.95,
    y: r * 0.9,
    turn: 0.76,
    rx: r * 0.95,
    ry: r * 0.6,
    rise: 0,
    tone: () => hex(color),
    opacity: 0.15,
    drape: true,
    feather: r * 0.7,
  });
}

/** A drink in a clear glass: light gathers at the side away from the window. */
export const clearDrink =
  (light: string, dark: string, r: number): Paint =>
  (x, y) => {
    const gather = smooth(-0.9, 1, (x + y) / (1.35 * r));
    const rim = smooth(0.78, 1, Math.hypot(x, y) / r);
    return mix(
      mix(hex(dark), hex(light), gather ** 1.6),
      hex(dark),
      rim * 0.45 + 0.06 * cloud(x / 9, y / 9, 2),
    );
  };

/** A tumbler seen from above; what floats in it is drawn on top. */
export function tumbler(pen: Pen, r: number, light: string, dark: string): void {
  glow(pen, r, light);
  pen.put({
    x: 0,
    y: 0,
    reach: r,
    shape: (x, y) => Math.hypot(x, y) - r,
    rise: (_x, _y, depth) => 58 * dome(depth, 5) - 10 * smooth(4, 9, depth),
    color: (_x, _y, depth) =>
      mix(mix([0.72, 0.76, 0.76], hex(light), 0.35), hex(dark), smooth(3, 8, depth) * 0.75),
    gloss: 0.95,
    floor: 0,
  });
  const inner = r * 0.89;
  blob(pen, {
    rx: inner,
    rise: 46,
    round: 4,
    tone: clearDrink(light, dark, inner),
    gloss: 0.75,
    floor: 0,
    carve: true,
  });
  gleam(pen, r * 0.94, 0.5);
}

/** The window's curved reflection along a glass wall. */
function gleam(pen: Pen, r: number, wide: number): void {
  blob(pen, {
    rx: r + 6,
    shape: (x, y) =>
      Math.max(Math.abs(Math.hypot(x, y) - r) - 3, (Math.abs(Math.atan2(y, -x)) - wide) * r * 0.2),
    rise: 0,
    tone: () => [1, 1, 1],
    opacity: 0.7,
    gloss: 0.9,
    drape: true,
    feather: 3,
  });
}

/** A wine glass seen from above: a wide clear bowl, wine in its middle. */
export function wineGlass(pen: Pen, r: number, light: string, dark: string, fill = 0.8): void {
  glow(pen, r * 0.8, light);
  blob(pen, {
    rx: r,
    rise: 3,
    round: 6,
    tone: () => [0.6, 0.6, 0.58],
    opacity: 0.22,
    gloss: 0.9,
    drape: true,
  });
  const inner = r * fill;
  blob(pen, {
    rx: inner,
    rise: 16,
    round: 5,
    tone: clearDrink(light, dark, inner),
    gloss: 0.9,
    floor: 4,
  });
  blob(pen, {
    rx: r + 3,
    shape: (x, y) => Math.abs(Math.hypot(x, y) - r) - 2.3,
    rise: 26,
    round: 2.3,
    tone: () => [0.86, 0.88, 0.88],
    opacity: 0.85,
    gloss: 1,
    floor: 0,
  });
  for (const [at, turn, wide] of [
    [0.88, 2.36, 0.5],
    [0.9, -0.6, 0.32],
  ] as const)
    gleam(pen.at(0, 0, 1, turn), r * at, wide);
}

/** A bottle lying on its side, neck to the right. */
export function bottle(pen: Pen, glass: string, label: string, ink: string, capsule: string): void {
  const radius = (x: number) => 58 - 40 * smooth(70, 140, x);
  pen.put({
    x: 0,
    y: 0,
    reach: 290,
    shape: (x, y) => Math.max(Math.abs(y) - radius(x) - (x > 262 ? 4 : 0), box(285, 70, 12)(x, y)),
    rise: (x, y) => {
      const r = radius(x);
      return Math.sqrt(Math.max(0, r * r - y * y)) + (58 - r) * 0.4;
    },
    color: (x, y) => {
      if (x > 175) return hex(capsule);
      const through = smooth(0, 1, (y / radius(x) + 1) / 2) ** 3;
      const clear = mix(hex(glass), mix(hex(glass), [0.5, 0.55, 0.3], 0.5), through);
      return Math.abs(x + 105) < 105 ? onLabel(x + 105, y, label, ink) : clear;
    },
    gloss: 0.8,
    floor: 4,
  });
}

/** A label without words: two rules, a leaf and lines of small print. */
function onLabel(
  x: number,
  y: number,
  label: string,
  ink: string,
): readonly [number, number, number] {
  const paper = mix(hex(label), [0.6, 0.55, 0.45], cloud(x / 4, y / 4, 2) * 0.12);
  const rule = Math.abs(Math.abs(x) - 92) < 1.6;
  const leafShape =
    Math.hypot((x + 38) / 30, y / 17) < 1 &&
    Math.abs(y) < 17 * (1 - ((x + 38) / 30) ** 2) ** 0.8 &&
    Math.abs(y) > 1;
  const bold = Math.abs(x - 22) < 7 && Math.abs(y) < 36 && Math.sin(y * 0.9) > -0.6;
  const small =
    (Math.abs(x - 48) < 2 || Math.abs(x - 60) < 2) && Math.abs(y) < 26 && Math.sin(y * 1.7) > -0.7;
  return rule || leafShape || bold || small ? mix(paper, hex(ink), 0.85) : paper;
}

/** A cup on its saucer, handle to the right; `paint` is what one sees of the drink. */
export function cup(pen: Pen, r: number, glaze: Glaze, paint: Paint, gloss = 0.5): void {
  plate(pen, r * 1.62, glaze);
  blob(pen, {
    x: r * 1.22,
    rx: r * 0.36,
    ry: r * 0.17,
    shape: (x, y) => Math.abs(box(r * 0.3, r * 0.17, r * 0.15)(x, y)) - r * 0.06,
    rise: 46,
    round: r * 0.06,
    tone: { base: glaze.body },
    gloss: 0.6,
    floor: 12,
  });
  pen.put({
    x: 0,
    y: 0,
    reach: r,
    shape: (x, y) => Math.hypot(x, y) - r,
    rise: (_x, _y, depth) => 62 * dome(depth, 5),
    color: tone({ base: glaze.body }),
    gloss: 0.6,
    floor: 0,
  });
  blob(pen, { rx: r * 0.9, rise: 48, round: 2, tone: paint, gloss, floor: 0, carve: true });
}

export const espresso =
  (r: number): Paint =>
  (x, y) => {
    const d = Math.hypot(x, y) / r;
    const swirl = cloud(x / 16 + Math.sin(d * 5), y / 16, 4);
    return mix(
      mix(hex('#5a2c10'), hex('#b8742f'), smooth(0.3, 0.72, swirl)),
      hex('#3a1a08'),
      smooth(0.8, 1, d) * 0.7,
    );
  };

/** A rosetta poured into the crema. */
export const latteArt =
  (r: number): Paint =>
  (x, y) => {
    const u = x / r;
    const v = y / r + 0.05;
    const width = 0.6 * Math.sqrt(clamp(1 - v * v * 1.6)) * (0.75 - v * 0.3);
    const vein = Math.sin((v - Math.abs(u) * 0.75) * 21);
    const milk = Math.abs(u) < width && Math.abs(u) > 0.025 ? smooth(-0.5, 0.3, vein) : 0;
    const crema = mix(hex('#9a5a22'), hex('#b97a38'), cloud(x / 18, y / 18, 3));
    const c = mix(crema, hex('#f3e6cf'), milk);
    return mix(c, hex('#8a4a18'), smooth(0.84, 1, Math.hypot(u, v)) * 0.6);
  };

/** A teapot of clay seen from above: lid, spout to the left, handle to the right. */
export function teapot(pen: Pen, r: number, glaze: Glaze = GLAZES.night): void {
  const clay = tone({ base: glaze.body, blot: glaze.speckle ?? glaze.body, size: 3, share: 0.3 });
  blob(pen, {
    x: r * 1.25,
    rx: r * 0.5,
    ry: r * 0.13,
    shape: box(r * 0.5, r * 0.12, r * 0.1),
    rise: 52,
    round: r * 0.12,
    tone: clay,
    gloss: 0.5,
    floor: 20,
  });
  blob(pen, {
    x: -r * 1.1,
    rx: r * 0.46,
    ry: r * 0.2,
    shape: (x, y) => Math.abs(y) - r * (0.12 - x * 0.0011) + Math.max(0, Math.abs(x) - r * 0.44),
    rise: 44,
    round: r * 0.12,
    tone: clay,
    gloss: 0.5,
    floor: 24,
  });
  blob(pen, { rx: r, rise: 88, round: r * 0.9, tone: clay, gloss: 0.55, floor: 0 });
  blob(pen, { rx: r * 0.56, rise: 7, round: 8, tone: clay, gloss: 0.55, drape: true });
  blob(pen, { rx: r * 0.15, rise: 20, tone: clay, gloss: 0.7 });
}

export function ice(pen: Pen, size: number): void {
  blob(pen, {
    rx: size * 1.3,
    shape: box(size, size, size * 0.3),
    rise: 8,
    round: 6,
    tone: (x, y) => mix([0.8, 0.88, 0.9], [0.97, 0.98, 0.98], cloud(x / 9, y / 9, 2)),
    opacity: 0.55,
    gloss: 0.95,
    drape: true,
  });
}
