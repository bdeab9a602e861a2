import { cloud, smooth } from './noise.ts';

/** Linear light, 0 to 1 each. */
export type Rgb = readonly [number, number, number];
export type Paint = (x: number, y: number, depth: number) => Rgb;

const cache = new Map<string, Rgb>();

/** `#rrggbb` as linear light. */
export function hex(code: string): Rgb {
  const known = cache.get(code);
  if (known) return known;
  const channel = (at: number) => {
    const v = Number.parseInt(code.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  const rgb: Rgb = [channel(1), channel(3), channel(5)];
  cache.set(code, rgb);
  return rgb;
}

export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

export interface Tone {
  base: string;
  /** A second colour in blots of `size`; `share` of the surface. */
  blot?: string;
  size?: number;
  share?: number;
  /** A colour that creeps in from the edge, `edgeWidth` wide. */
  edge?: string;
  edgeWidth?: number;
}

/** The surface of most food: a colour, blots of another (browning, herbs) and an edge. */
export function tone(t: Tone, seed = 0): Paint {
  const base = hex(t.base);
  const blot = t.blot ? hex(t.blot) : base;
  const edge = t.edge ? hex(t.edge) : base;
  const size = t.size ?? 20;
  const share = 1 - (t.share ?? 0.5);
  const width = t.edgeWidth ?? 8;
  return (x, y, depth) => {
    const n = cloud(x / size + seed, y / size - seed, 3);
    const fine = 0.9 + 0.2 * cloud(x / 3.1 + seed, y / 3.1, 2);
    let c = mix(base, blot, smooth(share - 0.18, share + 0.18, n));
    if (t.edge) c = mix(edge, c, smooth(0, width * (0.6 + 0.8 * n), depth));
    return [c[0] * fine, c[1] * fine, c[2] * fine];
  };
}
