import { hex, mix, type Tone } from '../drawing/color.ts';
import { cloud, smooth } from '../drawing/noise.ts';
import { type Pen } from '../drawing/pen.ts';
import { box, dome } from '../drawing/shapes.ts';

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
