import { hex, mix, type Rgb } from '../drawing/color.ts';
import { read, type Field } from '../drawing/field.ts';
import { cloud, noise, smooth } from '../drawing/noise.ts';

type Surface = (x: number, y: number) => { color: Rgb; z: number; gloss: number };

const planks =
  (light: string, dark: string, wide: number): Surface =>
  (x, y) => {
    const row = Math.floor(y / wide);
    const across = y - row * wide;
    const seam = smooth(0, 2.2, Math.min(across, wide - across));
    const drift = cloud(x / 300 + row * 5.1, y / 60, 3) * 26;
    const grain = cloud(x / 150 + row * 31, (y + drift) / 3.4 + row * 11, 4);
    const board = noise(row * 3.7, 4.2);
    const t = smooth(0.25, 0.8, grain) * 0.5 + board * 0.4;
    const color = mix(hex(light), hex(dark), t);
    const shade = 0.45 + 0.55 * seam;
    return {
      color: [color[0] * shade, color[1] * shade, color[2] * shade],
      z: seam * 2 - grain * 0.4,
      gloss: 0.07,
    };
  };

const stone =
  (light: string, dark: string, size: number, rough: number): Surface =>
  (x, y) => {
    const n = cloud(x / size, y / size, 5);
    const fine = cloud(x / 4, y / 4, 2);
    return {
      color: mix(hex(dark), hex(light), n * 0.8 + fine * 0.2),
      z: n * rough + fine * 0.5,
      gloss: 0.08,
    };
  };

const linen =
  (light: string, dark: string): Surface =>
  (x, y) => {
    const wx = Math.sin((x + cloud(x / 60, y / 60, 2) * 8) * 2.1);
    const wy = Math.sin((y + cloud(x / 50 + 9, y / 70, 2) * 8) * 2.1);
    const fold = cloud(x / 260 + y / 500, y / 260 - x / 600, 2);
    const slub = cloud(x / 3, y / 40, 2) * 0.5 + cloud(x / 40 + 7, y / 3, 2) * 0.5;
    return {
      color: mix(hex(light), hex(dark), slub * 0.7 + (wx * wy > 0 ? 0.12 : 0)),
      z: (wx > wy ? wx : wy) * 0.35 + fold * 16,
      gloss: 0.01,
    };
  };

const SURFACES = {
  oak: planks('#c79a66', '#8d5f36', 128),
  walnut: planks('#7c5233', '#43291a', 112),
  white: planks('#ded5c6', '#b9ab97', 140),
  slate: stone('#565a5c', '#2f3235', 90, 3),
  clay: stone('#c47f57', '#9c5836', 120, 2),
  green: stone('#5c6b56', '#3c4a3c', 110, 2),
  linen: linen('#e6dccb', '#c6b699'),
  blue: linen('#73889a', '#51657a'),
} satisfies Record<string, Surface>;

export type Table = keyof typeof SURFACES;

/** Covers the whole field; `shift` shows another stretch of the same surface. */
export function lay(field: Field, table: Table, shift = 0): void {
  const surface: Surface = SURFACES[table];
  const { width, height, scale } = field;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const { color, z, gloss } = surface(x / scale + shift * 731, y / scale + shift * 37);
      field.r[at] = color[0];
      field.g[at] = color[1];
      field.b[at] = color[2];
      field.z[at] = read(field.z, at) + z * scale;
      field.gloss[at] = gloss;
    }
  }
}
