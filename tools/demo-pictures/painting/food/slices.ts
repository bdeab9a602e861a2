import { hex, mix, type Paint } from '../drawing/color.ts';
import { cloud, smooth } from '../drawing/noise.ts';
import { type Pen } from '../drawing/pen.ts';
import { blob } from '../drawing/shapes.ts';

/** A round slice painted by its radius: tomato, cucumber, lemon, radish, egg. */
export function slice(pen: Pen, r: number, paint: Paint, rise = 5, gloss = 0.45): void {
  blob(pen, { rx: r, wobble: r * 0.05, wave: r, rise, round: 3, tone: paint, gloss, bump: 0.5 });
}

export const tomato =
  (r: number): Paint =>
  (x, y) => {
    const d = Math.hypot(x, y) / r;
    const a = Math.atan2(y, x);
    const chamber =
      smooth(0.1, 0.5, Math.abs(Math.sin(a * 2.5))) *
      smooth(0.28, 0.4, d) *
      (1 - smooth(0.7, 0.8, d));
    const flesh = mix(hex('#c8361f'), hex('#e0684a'), cloud(x / 7, y / 7, 2));
    const seeds = cloud(x / 4.2, y / 4.2, 2) > 0.58 ? hex('#e3b765') : hex('#b52a16');
    return mix(mix(flesh, seeds, chamber), hex('#a01c10'), smooth(0.9, 0.97, d));
  };

export const cucumber =
  (r: number): Paint =>
  (x, y) => {
    const d = Math.hypot(x, y) / r;
    const a = Math.atan2(y, x);
    const heart = (1 - smooth(0.45, 0.6, d)) * (0.35 + 0.65 * Math.abs(Math.sin(a * 4.5)));
    const flesh = mix(hex('#d3dfa6'), hex('#b5cb83'), heart);
    return mix(flesh, hex('#3c6426'), smooth(0.86, 0.95, d));
  };

export const citrus =
  (r: number, flesh = '#f2cf45', rind = '#e2a91c'): Paint =>
  (x, y) => {
    const d = Math.hypot(x, y) / r;
    const a = Math.atan2(y, x);
    const wall =
      smooth(0.07, 0.2, Math.abs(Math.sin(a * 4)) * (0.3 + d)) *
      (1 - smooth(0.8, 0.84, d)) *
      smooth(0.06, 0.12, d);
    const pulp = mix(hex(flesh), hex('#fff0b0'), cloud(a * 9, d * 2.5, 2) * 0.6);
    return mix(mix(hex('#f6ecc8'), pulp, wall), hex(rind), smooth(0.91, 0.96, d));
  };

export const radish =
  (r: number): Paint =>
  (x, y) =>
    mix(hex('#f3ece8'), hex('#c2284f'), smooth(0.84, 0.93, Math.hypot(x, y) / r));

export const yolk =
  (r: number, heart = '#eaa22a'): Paint =>
  (x, y) =>
    mix(hex(heart), hex('#f6f1e6'), smooth(0.52, 0.6, Math.hypot(x, y) / r));

/** A ring or arc of onion. */
export function onion(pen: Pen, r: number, color = '#e9dfe6', skin = '#8c3b62'): void {
  for (const k of [1, 0.72]) {
    blob(pen, {
      rx: r * k + 3,
      shape: (x, y) => Math.abs(Math.hypot(x, y * 1.1) - r * k) - 2.4,
      rise: 5,
      round: 2.4,
      tone: (x, y) =>
        mix(hex(color), hex(skin), smooth(r * k + 0.2, r * k + 2, Math.hypot(x, y * 1.1))),
      gloss: 0.4,
    });
  }
}
