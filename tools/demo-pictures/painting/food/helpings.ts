import { tone, type Tone } from '../drawing/color.ts';
import { smantana } from './cooked.ts';
import { bread } from './baked.ts';
import { balls, crumbs, spread } from './garnish.ts';
import { seeded } from '../drawing/noise.ts';
import type { Pen } from '../drawing/pen.ts';
import { blob } from '../drawing/shapes.ts';
import { bowl, GLAZES, pour, type Glaze } from '../table/tableware.ts';

/** Side dishes. */
export const BRANZA: Tone[] = [{ base: '#f8f1de' }, { base: '#efe5cb' }, { base: '#fbf6ea' }];
export const NUTS: Tone[] = [
  { base: '#a9713d', blot: '#6f431f', size: 6 },
  { base: '#8a5629', blot: '#5b3517', size: 6 },
  { base: '#c08c54', blot: '#8a5629', size: 6 },
];
export const CABBAGE: Tone[] = [{ base: '#e6e6b8' }, { base: '#d6dc9e' }, { base: '#f0eed2' }];
export const ROSY: Tone = { base: '#8e1420', blot: '#5c0a14', size: 9 };

/** A small bowl of something, its own shadow included. */
export function pot(
  pen: Pen,
  r: number,
  look: Tone,
  glaze: Glaze = GLAZES.white,
  gloss = 0.45,
): void {
  bowl(pen, r, glaze);
  pour(pen, r * 0.86, 33, tone(look, r), gloss);
}

export function potOfCream(pen: Pen, r = 62, glaze: Glaze = GLAZES.clay): void {
  pot(pen, r, { base: '#f4eee1' }, glaze);
  smantana(pen, r * 0.62);
}

/** Sheep's cheese crumbled to a heap. */
export function cheeseMound(pen: Pen, r: number, seed: string): void {
  blob(pen, {
    rx: r,
    ry: r * 0.84,
    rise: r * 0.26,
    round: r * 0.7,
    wobble: r * 0.08,
    wave: r * 0.3,
    bump: 3,
    grain: 6,
    tone: { base: '#fbf3df', blot: '#f0e4c6', size: 12 },
    gloss: 0.12,
  });
  crumbs(pen, Math.round(r * 1.3), r * 0.96, r * 0.085, BRANZA, seed, {
    ry: r * 0.8,
    rise: 0.55,
    gloss: 0.1,
  });
}

/** A soup with drops of fat on it. */
export function soup(pen: Pen, r: number, glaze: Glaze, broth: Tone, fat = '#f3c75a'): void {
  bowl(pen, r, glaze);
  pour(pen, r * 0.86, 32, tone(broth, 3), 0.55);
  const rng = seeded(broth.base);
  for (const [x, y] of spread(rng, 46, r * 0.78)) {
    const size = 2 + rng() * rng() * 9;
    blob(pen, {
      x: x + (rng() - 0.5) * 30,
      y: y + (rng() - 0.5) * 30,
      rx: size,
      rise: 0.9,
      round: 3,
      tone: { base: fat },
      opacity: 0.42,
      gloss: 0.9,
      drape: true,
    });
  }
}

export function breadPair(pen: Pen, toasted = 0.2, crumb = '#ead7ae'): void {
  bread(pen.at(0, 0, 1, 0.1), 84, 56, toasted, crumb);
  bread(pen.at(26, 48, 1, -0.25), 84, 56, toasted, crumb);
}

/** Potatoes roasted in their halves. */
export function potatoes(pen: Pen, count: number, rx: number, ry: number): void {
  const rng = seeded(`potatoes${count}`);
  for (const [x, y] of spread(rng, count, rx, ry)) {
    blob(pen, {
      x,
      y,
      turn: rng() * 6,
      rx: 30 + rng() * 8,
      ry: 21 + rng() * 5,
      rise: 20,
      round: 18,
      wobble: 3,
      bump: 1.4,
      tone: {
        base: '#e0ae4e',
        blot: '#b06d22',
        size: 15,
        share: 0.42,
        edge: '#8a4d18',
        edgeWidth: 5,
      },
      gloss: 0.45,
    });
  }
}

/** A cherry with its stalk. */
export function cherries(pen: Pen, places: [number, number][], r = 17): void {
  for (const [x, y] of places) {
    blob(pen, {
      x,
      y,
      rx: r,
      ry: r * 0.94,
      rise: r * 1.3,
      tone: { base: '#8d0f1e', blot: '#5e0912', size: 16 },
      gloss: 0.85,
    });
    blob(pen, {
      x: x + r * 0.1,
      y: y - r * 0.3,
      rx: r * 0.22,
      rise: -2.5,
      tone: { base: '#3c0609' },
      drape: true,
    });
  }
}

/** A bunch, heaped in the middle. */
export const grapes = (pen: Pen, count: number, r: number, base: string, blot: string) => {
  balls(pen, spread(seeded(base), count, r, r * 0.7), 21, { base, blot, size: 22 }, 0.6);
  balls(
    pen,
    spread(seeded(blot), Math.round(count / 3), r * 0.5, r * 0.35),
    21,
    { base, blot, size: 22 },
    0.6,
  );
};

/** A walnut kernel, the demo pub's sign. */
export function walnut(pen: Pen, r: number): void {
  for (const side of [-1, 1]) {
    blob(pen, {
      y: side * r * 0.46,
      rx: r,
      ry: r * 0.52,
      rise: r * 0.75,
      wobble: r * 0.16,
      wave: r * 0.35,
      bump: r * 0.2,
      grain: r * 0.3,
      tone: { base: '#b98549', blot: '#7d4d23', size: r * 0.35 },
      gloss: 0.2,
    });
  }
}

/** A whole walnut in its shell. */
export function nutInShell(pen: Pen, r: number): void {
  blob(pen, {
    rx: r,
    ry: r * 0.86,
    rise: r,
    wobble: 2,
    bump: 2.6,
    grain: r * 0.3,
    tone: { base: '#b58a58', blot: '#8b6034', size: r * 0.4 },
    gloss: 0.15,
  });
  blob(pen, { rx: r * 0.98, ry: 2.2, rise: 2.4, round: 2, tone: { base: '#8f6638' }, drape: true });
}
