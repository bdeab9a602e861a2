import { hex, mix } from '../drawing/color.ts';
import { steak } from '../food/cooked.ts';
import { chopped, crumbs, dill, leaf, parsley, shreds, spread } from '../food/garnish.ts';
import { citrus, cucumber, onion, slice, tomato } from '../food/slices.ts';
import { BRANZA, CABBAGE, NUTS } from '../food/helpings.ts';
import { cloud, seeded, smooth } from '../drawing/noise.ts';
import type { Pen } from '../drawing/pen.ts';
import { scene, type Scenes } from './scene.ts';
import { blob, box } from '../drawing/shapes.ts';
import { bowl, GLAZES, plate, pour, towel } from '../table/tableware.ts';

function leaves(
  pen: Pen,
  count: number,
  r: number,
  length: number,
  greens: string[],
  seed: string,
): void {
  const rng = seeded(seed);
  for (const [x, y] of spread(rng, count, r)) {
    leaf(
      pen.at(x, y, 1, Math.atan2(y, x) + (rng() - 0.5) * 2),
      length * (0.7 + rng() * 0.6),
      greens[Math.floor(rng() * greens.length)],
      0.28 + rng() * 0.1,
    );
  }
}

/** Torn romaine: ruffled, pale towards the rib. */
function lettuce(pen: Pen, count: number, r: number): void {
  const rng = seeded('romaine');
  for (const [x, y] of spread(rng, count, r)) {
    const green = ['#7fa544', '#98b85c', '#668f38', '#b3c97c'][Math.floor(rng() * 4)] ?? '#7fa544';
    blob(pen.at(x, y, 1, rng() * 6), {
      rx: 52,
      ry: 36,
      rise: 13,
      round: 16,
      wobble: 11,
      wave: 15,
      bump: 5,
      grain: 13,
      tone: (a, b) =>
        mix(
          hex('#dfe3b0'),
          mix(hex(green), hex('#54802f'), cloud(a / 14, b / 14, 2) * 0.6),
          smooth(2, 17, Math.abs(b)),
        ),
      gloss: 0.3,
    });
  }
}

export const salads: Scenes = {
  'salata-taraneasca': scene('oak', (p) => {
    bowl(p, 262, GLAZES.clay);
    pour(p, 215, 24, () => hex('#7d8f4a'));
    leaves(p, 16, 150, 90, ['#4f7f35', '#6c9645'], 'st0');
    const rng = seeded('st');
    for (const [x, y] of spread(rng, 34, 172)) {
      const spot = p.at(x, y, 1, rng() * 6);
      const kind = rng();
      if (kind < 0.45) slice(spot, 40, tomato(40), 13, 0.65);
      else if (kind < 0.8) slice(spot, 33, cucumber(33), 10, 0.55);
      else onion(spot, 30);
    }
    shreds(p.at(0, 0), 170, 105, 30, 2.6, BRANZA, 'stb', { gloss: 0.15 });
    chopped(p, 150, 36, 'st');
    parsley(p.at(20, -20), 36);
  }),
  'salata-caesar': scene('slate', (p) => {
    plate(p, 262, GLAZES.white);
    lettuce(p, 34, 140);
    for (let i = 0; i < 5; i++)
      steak(
        p.at(-80 + i * 42, -10 + i * 6, 1, 1.2),
        74,
        21,
        { base: '#d39a55', blot: '#b5712f', edge: '#8a4a1c' },
        20,
      );
    const rng = seeded('cr');
    for (const [x, y] of spread(rng, 15, 170))
      blob(p.at(x, y, 1, rng() * 3), {
        rx: 17,
        ry: 17,
        shape: box(15, 15, 4),
        rise: 20,
        round: 4,
        bump: 1.5,
        tone: { base: '#cf9648', blot: '#9a5a22', size: 12 },
      });
    shreds(p, 46, 150, 44, 3.6, [{ base: '#f3e6bd' }, { base: '#ead7a0' }], 'scp', { gloss: 0.1 });
    crumbs(p, 50, 150, 2, [{ base: '#2b231c' }], 'scx');
    slice(p.at(310, 200), 44, citrus(44), 9);
  }),
  'salata-boeuf': scene('linen', (p) => {
    plate(p, 255, GLAZES.blue);
    blob(p, {
      rx: 172,
      ry: 164,
      rise: 42,
      round: 60,
      wobble: 9,
      wave: 50,
      bump: 2,
      tone: { base: '#f0e5c3' },
      gloss: 0.35,
    });
    crumbs(
      p,
      150,
      150,
      12,
      [
        { base: '#f0dd9c' },
        { base: '#e0762a' },
        { base: '#7d9a3c' },
        { base: '#f2e9cf' },
        { base: '#b98a72' },
      ],
      'sb',
      { gloss: 0.45, rise: 0.5 },
    );
    for (let i = 0; i < 9; i++)
      blob(p.at(Math.cos(i * 0.7) * 165, Math.sin(i * 0.7) * 158), {
        rx: 12,
        rise: 13,
        tone: { base: '#6f9a34' },
        gloss: 0.5,
      });
    for (let i = 0; i < 5; i++)
      slice(
        p.at(Math.cos(i * 1.257) * 82, Math.sin(i * 1.257) * 78),
        33,
        (x, y) => mix(hex('#eeac2c'), hex('#f7f2e6'), smooth(17, 20, Math.hypot(x, y))),
        8,
        0.5,
      );
    parsley(p.at(0, 0, 1, -0.8), 46);
  }),
  'salata-sfecla': scene('walnut', (p) => {
    plate(p, 258, GLAZES.cream);
    leaves(p, 22, 150, 96, ['#4a7a33', '#5f9140', '#39662a'], 'ss');
    const rng = seeded('beet');
    for (const [x, y] of spread(rng, 22, 140)) {
      blob(p.at(x, y, 1, rng() * 6), {
        rx: 42,
        ry: 37,
        rise: 14,
        round: 9,
        wobble: 3,
        tone: (a, b) =>
          mix(
            hex('#6d0d2c'),
            hex('#a3234d'),
            smooth(0.3, 0.7, 0.5 + 0.4 * Math.sin(Math.hypot(a, b) * 0.62)) * 0.6 +
              0.2 * cloud(a / 9, b / 9),
          ),
        gloss: 0.65,
      });
    }
    crumbs(p, 26, 130, 16, BRANZA, 'ssb');
    crumbs(p, 22, 145, 15, NUTS, 'ssn');
    leaves(p, 6, 90, 60, ['#5f9140'], 'ss2');
  }),
  'salata-varza': scene('green', (p) => {
    towel(p.at(-310, 20, 1, 0.1), 140, 280);
    bowl(p.at(20, 0), 255, GLAZES.cream);
    pour(p.at(20, 0), 205, 22, () => hex('#d3d69a'));
    shreds(p.at(20, 0), 300, 178, 84, 4.4, CABBAGE, 'sv');
    shreds(p.at(20, 0), 60, 160, 60, 3, [{ base: '#e07a25' }, { base: '#ee9440' }], 'sv2');
    shreds(p.at(20, 0), 80, 160, 70, 3.4, CABBAGE, 'sv3');
    for (const [x, y] of [
      [-70, -60],
      [90, 40],
      [10, 110],
    ] as const)
      slice(p.at(20 + x, y), 32, cucumber(32), 8);
    chopped(p.at(20, 0), 165, 60, 'sv');
    dill(p.at(20, -30, 1, 0.4), 110, 'sv');
  }),
};
