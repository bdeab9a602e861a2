import { hex, mix, type Tone } from '../drawing/color.ts';
import { clamp, cloud, seeded, smooth, type Rng } from '../drawing/noise.ts';
import { type Pen } from '../drawing/pen.ts';
import { blob, capsule, ellipse, stroke } from '../drawing/shapes.ts';

/** Places spread over an ellipse, evenly but not in rows. */
export function spread(rng: Rng, count: number, rx: number, ry = rx): [number, number][] {
  return Array.from({ length: count }, (_, i) => {
    const a = i * 2.39996 + rng() * 0.9;
    const r = Math.sqrt((i + 0.5) / count) * (0.9 + 0.2 * rng());
    return [Math.cos(a) * r * rx, Math.sin(a) * r * ry];
  });
}

export function dill(pen: Pen, length: number, seed = 'dill'): void {
  const rng = seeded(seed);
  const look = { rise: 3, tone: { base: '#4d7a2c', blot: '#6d9a3d', size: 9 }, gloss: 0.1 };
  const tip: [number, number] = [length, (rng() - 0.5) * length * 0.3];
  stroke(pen, [[0, 0], [length * 0.5, tip[1] * 0.2], tip], 1.3, look);
  for (let i = 1; i <= 7; i++) {
    const x = (length * i) / 7.5;
    for (const side of [-1, 1]) {
      const branch = pen.at(x, tip[1] * (i / 7) ** 2, 1, side * (0.7 + rng() * 0.3));
      const l = length * (0.34 - i * 0.026) * (0.8 + rng() * 0.4);
      stroke(
        branch,
        [
          [0, 0],
          [l, 0],
        ],
        0.8,
        look,
      );
      for (let j = 1; j <= 4; j++) {
        for (const way of [-1, 1]) {
          stroke(
            branch.at((l * j) / 4, 0, 1, way * 0.75),
            [
              [0, 0],
              [l * 0.3, 0],
            ],
            0.7,
            look,
          );
        }
      }
    }
  }
}

/** Chopped herbs strewn about. */
export function chopped(pen: Pen, rx: number, count: number, seed: string, ry = rx): void {
  const rng = seeded(seed);
  for (const [x, y] of spread(rng, count, rx, ry)) {
    blob(pen, {
      x: x + (rng() - 0.5) * 12,
      y: y + (rng() - 0.5) * 12,
      turn: rng() * 6,
      rx: 2 + rng() * 3.4,
      ry: 1 + rng() * 1.3,
      rise: 1.8,
      tone: { base: rng() > 0.5 ? '#557f2e' : '#3d6627' },
    });
  }
}

export function leaf(pen: Pen, length: number, green = '#4f7f35', wide = 0.3): void {
  const light = hex(green);
  const dark = hex('#2f5524');
  const half = length / 2;
  const ribs = 13 / length;
  pen.put({
    x: half,
    y: 0,
    reach: half,
    shape: (x, y) => {
      const t = clamp((x + half) / length);
      return (
        Math.abs(y) -
        length * wide * Math.sin(Math.PI * t ** 0.75) * (1 + 0.05 * Math.sin(x * ribs * 3))
      );
    },
    rise: (x, y, depth) =>
      Math.min(depth, 4) * 0.7 + 2 + Math.abs(Math.sin((x + Math.abs(y)) * ribs)) * 1.6,
    color: (x, y) => {
      const vein = Math.min(
        Math.abs(y) * 0.7,
        3 * Math.abs(Math.sin((x + Math.abs(y)) * ribs)) + 0.8,
      );
      return mix(
        mix(light, [0.4, 0.5, 0.2], 0.35),
        mix(light, dark, cloud(x / 12, y / 12, 2)),
        smooth(0, 1.2, vein),
      );
    },
    gloss: 0.22,
  });
}

export function parsley(pen: Pen, size: number): void {
  stroke(
    pen,
    [
      [-size, 0],
      [0, 0],
    ],
    1.6,
    { rise: 3, tone: { base: '#5b8a3a' } },
  );
  for (const turn of [-1.1, -0.5, 0, 0.5, 1.1]) {
    const lobe = pen.at(0, 0, 1, turn);
    for (const split of [-0.45, 0, 0.45])
      leaf(lobe.at(size * 0.22, 0, 1, split), size * 0.62, '#4a8033', 0.24);
  }
}

export function mint(pen: Pen, size: number): void {
  for (const turn of [0.2, 1.5, 2.9, 4.2]) leaf(pen.at(0, 0, 1, turn), size, '#4f9245', 0.27);
  for (const turn of [0.9, 2.6, 4.9]) leaf(pen.at(0, 0, 1, turn), size * 0.55, '#79b35c', 0.28);
}

/** Many small uneven pieces: crumbled cheese, nuts, cubes of vegetables. */
export function crumbs(
  pen: Pen,
  count: number,
  rx: number,
  size: number,
  tones: Tone[],
  seed: string,
  look: { ry?: number; gloss?: number; rise?: number; long?: number } = {},
): void {
  const rng = seeded(seed);
  for (const [x, y] of spread(rng, count, rx, look.ry ?? rx)) {
    const s = size * (0.55 + rng() * 0.9);
    blob(pen, {
      x,
      y,
      turn: rng() * 6.3,
      rx: s * (look.long ?? 1),
      ry: s * (0.65 + rng() * 0.35),
      rise: (look.rise ?? 0.9) * s,
      wobble: s * 0.22,
      wave: s * 0.8,
      bump: s * 0.16,
      grain: s * 0.6,
      tone: tones[Math.floor(rng() * tones.length)] ?? { base: '#ffffff' },
      gloss: look.gloss ?? 0.15,
    });
  }
}

/** Thin curls: cabbage, noodles, carrot, grated cheese. */
export function shreds(
  pen: Pen,
  count: number,
  rx: number,
  length: number,
  width: number,
  tones: Tone[],
  seed: string,
  look: { ry?: number; gloss?: number } = {},
): void {
  const rng = seeded(seed);
  for (const [x, y] of spread(rng, count, rx, look.ry ?? rx)) {
    const half = (length / 2) * (0.6 + rng() * 0.6);
    const bend = (rng() - 0.5) * half * 0.9;
    blob(pen, {
      x,
      y,
      turn: rng() * 6.3,
      rx: half + width,
      ry: width + Math.abs(bend),
      shape: capsule(half, width, bend),
      rise: width * 2.2,
      round: width,
      tone: tones[Math.floor(rng() * tones.length)] ?? { base: '#ffffff' },
      gloss: look.gloss ?? 0.35,
    });
  }
}

/** Cherries, grapes, olives, berries: small glossy balls. */
export function balls(
  pen: Pen,
  places: [number, number][],
  r: number,
  look: Tone,
  gloss = 0.75,
): void {
  places.forEach(([x, y], i) => {
    const size = r * (0.88 + 0.24 * ((i * 0.618) % 1));
    blob(pen, { x, y, rx: size, rise: size * 1.15, shape: ellipse(size, size), tone: look, gloss });
  });
}

/** Powdered sugar, from a sieve held high. */
export function sugar(pen: Pen, r: number, count = 260): void {
  const rng = seeded(`sugar${r}`);
  for (let i = 0; i < count; i++) {
    const a = rng() * 6.3;
    const d = Math.sqrt(rng()) * r;
    blob(pen, {
      x: Math.cos(a) * d,
      y: Math.sin(a) * d,
      rx: 1 + rng() * 2.4,
      rise: 0.6,
      tone: { base: '#f6f1ea' },
      opacity: 0.75,
      drape: true,
      feather: 1.5,
    });
  }
}
