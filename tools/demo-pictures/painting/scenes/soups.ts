import { hex } from '../drawing/color.ts';
import { smantana } from '../food/cooked.ts';
import { bread } from '../food/baked.ts';
import { chopped, crumbs, dill, leaf, parsley, shreds, spread } from '../food/garnish.ts';
import { cucumber, radish, slice, yolk } from '../food/slices.ts';
import { breadPair, potOfCream, soup } from '../food/helpings.ts';
import { seeded } from '../drawing/noise.ts';
import type { Pen } from '../drawing/pen.ts';
import { scene, type Scenes } from './scene.ts';
import { blob, box } from '../drawing/shapes.ts';
import { GLAZES, towel } from '../table/tableware.ts';

/** A piece of boiled chicken or beef. */
function meat(pen: Pen, r: number, base = '#d9b58a', blot = '#b78a5c'): void {
  blob(pen, {
    rx: r,
    ry: r * 0.66,
    rise: r * 0.5,
    wobble: r * 0.16,
    wave: r * 0.6,
    bump: 2.2,
    grain: 9,
    tone: { base, blot, size: 9 },
    gloss: 0.4,
  });
}

const carrot = (pen: Pen, r: number) =>
  slice(pen, r, (x, y) => hex(Math.hypot(x, y) < r * 0.42 ? '#f0a03a' : '#e07a1f'), 6, 0.6);

function chili(pen: Pen, length: number): void {
  leaf(pen, length, '#b5180f', 0.1);
}

export const soups: Scenes = {
  zeama: scene('oak', (p) => {
    towel(p.at(310, 60, 1, -0.15), 150, 260);
    soup(p.at(-30, 0), 268, GLAZES.cream, { base: '#dd9f2e', blot: '#cf8a1c', size: 70 });
    const q = p.at(-30, 0);
    shreds(q, 120, 165, 110, 2.7, [{ base: '#fbe8b4' }, { base: '#f4dca0' }], 'ze');
    for (const [x, y, t] of [
      [-70, -40, 0.5],
      [60, 50, 2],
      [-40, 80, 1],
    ] as const)
      meat(q.at(x, y, 1, t), 56);
    for (const [x, y] of [
      [100, -70],
      [-130, 60],
      [20, -120],
      [130, 30],
      [-110, -110],
      [0, 145],
    ] as const)
      carrot(q.at(x, y), 23);
    shreds(q, 22, 150, 90, 2.7, [{ base: '#fcebbc' }], 'ze2');
    chopped(q, 185, 90, 'ze');
    parsley(q.at(40, -30, 1, -0.7), 44);
    chili(p.at(270, -210, 1, 0.4), 130);
  }),
  'bors-rosu': scene('linen', (p) => {
    soup(p.at(-20, 0), 265, GLAZES.blue, { base: '#8c1420', blot: '#a82a22', size: 60 }, '#d8572a');
    const q = p.at(-20, 0);
    shreds(
      q,
      90,
      170,
      70,
      3.6,
      [{ base: '#a01b2c' }, { base: '#7b0e22' }, { base: '#c8773f' }],
      'bo',
    );
    crumbs(q, 24, 150, 17, [{ base: '#d28a4a' }, { base: '#b3263a' }], 'bo2', {
      gloss: 0.5,
      rise: 0.5,
    });
    meat(q.at(-90, 60, 1, 0.4), 52, '#a3624a', '#7f4232');
    meat(q.at(90, -80, 1, 2), 46, '#a3624a', '#7f4232');
    smantana(q.at(30, 30), 74);
    chopped(q, 180, 54, 'bo');
    dill(q.at(10, 30, 1, -0.5), 90, 'bo');
    breadPair(p.at(300, -210), 0.1, '#8d6237');
  }),
  'ciorba-perisoare': scene('walnut', (p) => {
    soup(p.at(20, 0), 262, GLAZES.clay, { base: '#c9661e', blot: '#b9501a', size: 60 }, '#f0a040');
    const q = p.at(20, 0);
    for (const [x, y] of [
      [-90, -60],
      [10, -110],
      [90, -30],
      [-30, 10],
      [-110, 60],
      [50, 80],
      [-20, 130],
    ] as const) {
      blob(q.at(x, y), {
        rx: 44,
        ry: 41,
        rise: 32,
        wobble: 4,
        bump: 2.2,
        grain: 8,
        tone: { base: '#a87a54', blot: '#7d5334', size: 11 },
        gloss: 0.4,
      });
      crumbs(q.at(x, y), 7, 26, 6, [{ base: '#f0e8d4' }], `cp${x}`, { long: 1.6 });
    }
    crumbs(q, 26, 165, 12, [{ base: '#e07a1f' }, { base: '#e9d9a0' }, { base: '#b5301a' }], 'cp', {
      gloss: 0.6,
      rise: 0.5,
    });
    chopped(q, 175, 80, 'cp');
    potOfCream(p.at(-310, -190), 86, GLAZES.cream);
    bread(p.at(-310, 180, 1, 0.5), 92, 62, 0.2);
  }),
  'supa-ciuperci': scene('slate', (p) => {
    soup(p, 262, GLAZES.night, { base: '#c3a47c', blot: '#b08e64', size: 80 }, '#c9a86c');
    const rng = seeded('mush');
    for (const [x, y] of spread(rng, 8, 86)) {
      const q = p.at(x, y, 1, rng() * 6);
      blob(q, {
        rx: 36,
        ry: 24,
        rise: 12,
        round: 8,
        tone: { base: '#d9bc92', edge: '#7a4c28', edgeWidth: 7 },
        gloss: 0.4,
      });
      blob(q.at(0, 20), {
        rx: 11,
        ry: 24,
        shape: box(10, 22, 6),
        rise: 10,
        round: 6,
        tone: { base: '#e2cba4', edge: '#9a6c42', edgeWidth: 4 },
        gloss: 0.35,
      });
    }
    for (let i = 0; i < 300; i++) {
      const a = i * 0.035;
      const r = 110 + i * 0.26;
      blob(p, {
        x: Math.cos(a) * r,
        y: Math.sin(a) * r,
        rx: 3.5 + 2 * Math.sin(i * 0.11),
        rise: 0.6,
        tone: { base: '#f3ead6' },
        drape: true,
        gloss: 0.5,
        opacity: 0.8,
      });
    }
    for (const [x, y] of spread(seeded('crt'), 9, 165))
      blob(p.at(x, y, 1, x), {
        rx: 16,
        shape: box(14, 14, 4),
        rise: 17,
        round: 4,
        bump: 1.5,
        tone: { base: '#cf9648', blot: '#9a5a22', size: 12 },
      });
    chopped(p, 120, 26, 'sci');
    parsley(p.at(10, 0), 34);
  }),
  okroska: scene('blue', (p) => {
    soup(p, 262, GLAZES.white, { base: '#d9c69a', blot: '#cbb27c', size: 60 }, '#efe2bd');
    crumbs(p, 60, 165, 14, [{ base: '#efe0a2' }, { base: '#d3dfa6' }, { base: '#e8b3a0' }], 'ok', {
      gloss: 0.45,
      rise: 0.5,
    });
    for (const [x, y] of spread(seeded('rad'), 13, 160)) slice(p.at(x, y), 26, radish(26), 6);
    for (const [x, y] of spread(seeded('cuc'), 9, 120)) slice(p.at(y, x), 29, cucumber(29), 6);
    for (const [x, y] of [
      [-60, -50],
      [70, -20],
      [-10, 80],
    ] as const)
      slice(p.at(x, y), 48, yolk(48), 13, 0.5);
    smantana(p.at(10, 5), 46);
    chopped(p, 170, 90, 'ok');
    dill(p.at(-20, 10, 1, 0.9), 90, 'ok');
  }),
};
