import { hex, mix, tone, type Paint } from '../drawing/color.ts';
import { cloud, smooth } from '../drawing/noise.ts';
import type { Pen } from '../drawing/pen.ts';
import { blob, box, dome } from '../drawing/shapes.ts';

export interface Glaze {
  body: string;
  rim: string;
  speckle?: string;
}

export const GLAZES = {
  cream: { body: '#ece2d0', rim: '#b98a5c', speckle: '#9c7a55' },
  white: { body: '#efece6', rim: '#e4ded4' },
  blue: { body: '#3d566e', rim: '#22344a', speckle: '#8fa6b8' },
  clay: { body: '#a85f3c', rim: '#7c3f25', speckle: '#c98a62' },
  moss: { body: '#77835f', rim: '#4f5b3e', speckle: '#a5ad8a' },
  night: { body: '#34322f', rim: '#1f1e1c', speckle: '#6d675e' },
} satisfies Record<string, Glaze>;

function glazed(glaze: Glaze, rimFrom: number): Paint {
  const body = hex(glaze.body);
  const rim = hex(glaze.rim);
  const speckle = hex(glaze.speckle ?? glaze.body);
  return (x, y) => {
    const r = Math.hypot(x, y);
    const dots = smooth(0.74, 0.8, cloud(x / 3.2, y / 3.2, 2));
    const cloudy = 0.93 + 0.14 * cloud(x / 46, y / 46, 3);
    const edge = smooth(rimFrom - 1.5, rimFrom + 1.5, r + cloud(x / 20, y / 20, 2) * 4);
    const c = mix(mix(body, speckle, dots * 0.7), rim, edge);
    return [c[0] * cloudy, c[1] * cloudy, c[2] * cloudy];
  };
}

/** A plate of radius `r`; its well lies about 5 above the table. */
export function plate(pen: Pen, r: number, glaze: Glaze): void {
  pen.put({
    x: 0,
    y: 0,
    reach: r,
    shape: (x, y) => Math.hypot(x, y) - r,
    rise: (x, y, depth) => {
      const from = Math.hypot(x, y) / r;
      const wall = smooth(0.66, 0.78, from) * 8 + smooth(0.78, 1, from) * 5;
      return 5 + wall - (1 - dome(depth, 5)) * 9;
    },
    color: glazed(glaze, r - 5),
    gloss: 0.5,
  });
}

/** A deep bowl of radius `r`, filled by what is poured into it: see `pour`. */
export function bowl(pen: Pen, r: number, glaze: Glaze): void {
  pen.put({
    x: 0,
    y: 0,
    reach: r,
    shape: (x, y) => Math.hypot(x, y) - r,
    rise: (x, y, depth) => {
      const from = Math.hypot(x, y) / r;
      const inside = 14 + 44 * from ** 5;
      return inside - (1 - dome(depth, 8)) * 26;
    },
    color: glazed(glaze, r - 6),
    gloss: 0.55,
  });
}

/** Liquid in a bowl of radius `r`, its surface `level` above the table. */
export function pour(pen: Pen, r: number, level: number, paint: Paint, gloss = 0.6): void {
  pen.put({
    x: 0,
    y: 0,
    reach: r,
    shape: (x, y) => Math.hypot(x, y) - r,
    rise: (x, y, depth) =>
      level + 1.6 * (1 - dome(depth, 9)) + (cloud(x / 40, y / 40, 2) - 0.5) * 1.2,
    color: paint,
    gloss,
    floor: 0,
  });
}

const woodGrain =
  (light: string, dark: string): Paint =>
  (x, y) => {
    const drift = cloud(x / 160, y / 50, 3) * 30;
    return mix(hex(light), hex(dark), smooth(0.25, 0.8, cloud(x / 120, (y + drift) / 4, 4)));
  };

/** A cutting board, `w` and `h` being half its sides. */
export function board(pen: Pen, w: number, h: number, light = '#b98150', dark = '#7d4e2b'): void {
  const corner = Math.min(w, h) * 0.22;
  const hole = (x: number, y: number) => Math.hypot(x - w + 30, y) - 11;
  const outline = box(w, h, corner);
  pen.put({
    x: 0,
    y: 0,
    reach: Math.hypot(w, h),
    shape: (x, y) => Math.max(outline(x, y), -hole(x, y)),
    rise: (_x, _y, depth) => 12 * dome(depth, 6),
    color: woodGrain(light, dark),
    gloss: 0.12,
  });
}

export function roundBoard(pen: Pen, r: number): void {
  blob(pen, { rx: r, rise: 13, round: 7, tone: woodGrain('#a9713f', '#6d4224'), gloss: 0.12 });
  blob(pen, {
    rx: r - 14,
    shape: (x, y) => Math.abs(Math.hypot(x, y) - r + 16) - 2,
    rise: -2,
    round: 2,
    tone: woodGrain('#7d4f2a', '#56331b'),
    drape: true,
  });
}

/** A cast-iron pan with its handle towards `turn`. */
export function pan(pen: Pen, r: number): void {
  const iron = tone({ base: '#2b2a29', blot: '#3a3836', size: 5 });
  blob(pen, {
    x: r + 58,
    rx: 80,
    ry: 22,
    shape: (x, y) => Math.max(box(80, 17, 15)(x, y), 9 - Math.hypot(x - 58, y)),
    rise: 22,
    round: 12,
    tone: iron,
    gloss: 0.3,
    floor: 2,
  });
  pen.put({
    x: 0,
    y: 0,
    reach: r,
    shape: (x, y) => Math.hypot(x, y) - r,
    rise: (_x, _y, depth) => 8 + 22 * (1 - smooth(8, 22, depth)) - (1 - dome(depth, 5)) * 20,
    color: iron,
    gloss: 0.35,
    floor: 0,
  });
}

/** A napkin with the cross-stitched border of this country's towels. */
export function towel(pen: Pen, w: number, h: number, thread = '#a3262a'): void {
  const red = hex(thread);
  const black = hex('#2a2423');
  const cloth = tone({ base: '#ece4d4', blot: '#d8ccb6', size: 4 });
  pen.put({
    x: 0,
    y: 0,
    reach: Math.hypot(w, h),
    shape: (x, y) => box(w, h, 3)(x, y) + (cloud(x / 40, y / 40, 2) - 0.5) * 5,
    rise: (x, y, depth) => 3 * dome(depth, 3) + cloud(x / 90, y / 60, 2) * 9,
    color: (x, y, depth) => {
      const c = cloth(x, y, depth);
      const stitch = crossStitch(
        Math.floor((x + 999) / 5.2),
        Math.floor((h - 26 - Math.abs(y)) / 5.2),
      );
      if (stitch === 0) return c;
      const inX = ((x + 999) % 5.2) - 2.6;
      const inY = ((h - 26 - Math.abs(y) + 520) % 5.2) - 2.6;
      const thick = Math.abs(Math.abs(inX) - Math.abs(inY)) < 1.3;
      return mix(c, stitch === 1 ? red : black, thick ? 0.95 : 0.45);
    },
    gloss: 0.02,
  });
}

/** Rhombs between two bands; 1 is the coloured thread, 2 the black one. */
function crossStitch(column: number, row: number): 0 | 1 | 2 {
  if (row < -2 || row > 8) return 0;
  if (row === -2 || row === 8) return 2;
  const along = Math.abs((column % 10) - 5);
  const away = Math.abs(row - 3);
  const ring = along + away;
  if (ring === 0 || ring === 3) return 2;
  return ring === 4 || ring === 2 ? 1 : 0;
}
