import { friedEgg, sauce, smantana } from '../food/cooked.ts';
import { bread } from '../food/baked.ts';
import { hex, mix } from '../drawing/color.ts';
import {
  balls,
  chopped,
  crumbs,
  dill,
  leaf,
  mint,
  parsley,
  spread,
  sugar,
} from '../food/garnish.ts';
import { slice, tomato } from '../food/slices.ts';
import { BRANZA, cheeseMound, NUTS, pot, potOfCream, soup } from '../food/helpings.ts';
import { cloud, seeded, smooth } from '../drawing/noise.ts';
import type { Pen } from '../drawing/pen.ts';
import { scene, type Scenes } from './scene.ts';
import { blob, ellipse } from '../drawing/shapes.ts';
import { GLAZES, pan, plate, towel } from '../table/tableware.ts';

const RASPBERRY = { base: '#b51f3c', blot: '#8a1028', size: 9 };

/** A rasher, fried until it curls. */
function bacon(pen: Pen, length: number): void {
  blob(pen, {
    rx: length,
    ry: 30,
    shape: (x, y) => Math.max(Math.abs(y + 7 * Math.sin(x / 17)) - 19, Math.abs(x) - length),
    rise: 8,
    round: 5,
    bump: 2.5,
    grain: 12,
    tone: (x, y) => {
      const v = (y + 7 * Math.sin(x / 17) + cloud(x / 30, y / 9, 2) * 14) / 11;
      return mix(hex('#8c2f1c'), hex('#e3b184'), smooth(0.2, 0.75, Math.sin(v * 2.4)));
    },
    gloss: 0.6,
  });
}

/** A pancake folded in four. */
function folded(pen: Pen, r: number): void {
  blob(pen, {
    rx: r * 1.05,
    shape: (x, y) =>
      Math.max(Math.hypot(x, y) - r, -x - 4, -y - 4) + (cloud(x / 30, y / 30, 2) - 0.5) * 5,
    rise: 11,
    round: 7,
    bump: 1.2,
    grain: 20,
    tone: (x, y, depth) => {
      const lace = smooth(0.45, 0.62, cloud(x / 13 + r, y / 13, 3));
      const c = mix(hex('#eac87e'), hex('#b56f26'), lace * 0.8);
      return mix(hex('#9a5a1e'), c, smooth(0, 6, depth));
    },
    gloss: 0.35,
  });
}

export const breakfast: Scenes = {
  omleta: scene('oak', (p) => {
    plate(p, 260, GLAZES.blue);
    blob(p.at(-30, -10, 1, -0.25), {
      rx: 185,
      ry: 116,
      shape: (x, y) => Math.max(ellipse(185, 150)(x, y + 34), -y - 96),
      rise: 36,
      round: 40,
      wobble: 5,
      bump: 2.5,
      grain: 24,
      tone: {
        base: '#e8ac3c',
        blot: '#c98a2a',
        size: 34,
        share: 0.4,
        edge: '#d9a032',
        edgeWidth: 12,
      },
      gloss: 0.45,
    });
    crumbs(p.at(-30, 10), 80, 130, 8, BRANZA, 'om', { ry: 60 });
    chopped(p.at(-30, 0), 150, 70, 'om', 90);
    for (const [x, y] of [
      [110, 110],
      [150, 60],
      [66, 150],
    ] as const)
      slice(p.at(x, y), 40, tomato(40), 9);
    parsley(p.at(-130, 130, 1, 2.2), 44);
  }),
  'ochiuri-slanina': scene('slate', (p) => {
    pan(p.at(-50, 0, 1, 0.45), 250);
    const q = p.at(-50, 0);
    for (const [x, y, t] of [
      [-20, -150, 0.1],
      [-130, 90, 1.1],
      [150, 60, 1.5],
    ] as const)
      bacon(q.at(x, y, 1, t), 104);
    for (const [x, y] of [
      [-80, -40],
      [66, -60],
      [10, 86],
    ] as const)
      friedEgg(q.at(x, y), 94);
    for (const [x, y] of [
      [-170, -10],
      [110, 160],
      [150, -140],
    ] as const)
      slice(q.at(x, y), 34, tomato(34), 10);
    chopped(q, 170, 50, 'oc');
    crumbs(q, 50, 160, 2, [{ base: '#2b231c' }], 'oc2');
    bread(p.at(310, -190, 1, 0.4), 96, 64, 0.8);
  }),
  'scrob-mamaliga': scene('linen', (p) => {
    plate(p.at(-10, 0), 258, GLAZES.clay);
    for (let i = 0; i < 4; i++) {
      blob(p.at(-140 + i * 20, -100 + i * 66, 1, 0.25), {
        rx: 76,
        ry: 27,
        rise: 24,
        round: 9,
        wobble: 3,
        bump: 1.6,
        grain: 6,
        tone: { base: '#e5ab2c', blot: '#c27f1a', size: 24 },
        gloss: 0.3,
      });
    }
    crumbs(
      p.at(80, 10),
      90,
      104,
      25,
      [{ base: '#efbc4c' }, { base: '#f4cc66' }, { base: '#e6a838' }],
      'sm',
      { ry: 128, gloss: 0.5, rise: 0.42 },
    );
    chopped(p.at(70, 0), 110, 26, 'sm');
    cheeseMound(p.at(-90, 136), 50, 'sm2');
    smantana(p.at(10, 156), 46);
    dill(p.at(60, -40, 1, 0.7), 90, 'sm');
  }),
  saksuka: scene('walnut', (p) => {
    pan(p.at(-40, 0, 1, -0.5), 252);
    const q = p.at(-40, 0);
    sauce(q, 210, { base: '#b8371a', blot: '#d0602a', size: 20 }, { rise: 6, gloss: 0.65 });
    crumbs(
      q,
      90,
      195,
      14,
      [{ base: '#b52a16' }, { base: '#d4702c' }, { base: '#8f2412' }, { base: '#e0a83a' }],
      'sk',
      { gloss: 0.6, rise: 0.15 },
    );
    for (const [x, y] of [
      [-90, -70],
      [70, -84],
      [100, 60],
      [-50, 96],
    ] as const)
      friedEgg(q.at(x, y), 70);
    chopped(q, 190, 90, 'sk');
    crumbs(q, 40, 170, 7, BRANZA, 'sk2');
    parsley(q.at(10, -10), 40);
    blob(p.at(300, 190, 1, 0.4), {
      rx: 130,
      ry: 90,
      rise: 10,
      wobble: 6,
      bump: 2,
      tone: { base: '#e3c48e', blot: '#9a622a', size: 22, share: 0.35 },
    });
  }),
  sirnichi: scene('blue', (p) => {
    plate(p.at(-30, 0), 250, GLAZES.white);
    for (const [x, y] of [
      [-120, -80],
      [20, -110],
      [90, 20],
      [-20, 110],
      [-140, 60],
      [-26, -4],
    ] as const) {
      blob(p.at(-10 + x, y), {
        rx: 70,
        ry: 67,
        rise: 27,
        round: 16,
        wobble: 4,
        bump: 1.4,
        tone: { base: '#b87429', blot: '#9a5a1c', size: 26, edge: '#efd595', edgeWidth: 13 },
        gloss: 0.25,
      });
    }
    smantana(p.at(-34, -6), 58);
    sauce(p.at(-24, 4), 40, RASPBERRY, { rise: 4, gloss: 0.9 });
    pot(p.at(290, -170), 84, RASPBERRY, GLAZES.cream, 0.8);
    for (const [x, y] of [
      [60, 120],
      [-170, -10],
      [250, 150],
      [290, 120],
    ] as const) {
      balls(p.at(x, y), spread(seeded('ras'), 11, 13), 5.5, { base: '#c22a4a' }, 0.5);
    }
    sugar(p.at(-30, 0), 180, 150);
    mint(p.at(-10, -40), 40);
  }),
  'terci-ovaz': scene('white', (p) => {
    towel(p.at(320, 30, 1, -0.1), 130, 280, '#2f4d7a');
    soup(p.at(-20, 0), 258, GLAZES.moss, { base: '#e2d0a8', blot: '#d3bd8e', size: 26 }, '#efe4c6');
    const q = p.at(-20, 0);
    crumbs(q, 130, 190, 11, [{ base: '#e8d9b4' }, { base: '#d9c496' }], 'te', {
      rise: 0.3,
      gloss: 0.4,
    });
    for (let i = 0; i < 7; i++)
      blob(q.at(-30 - i * 19, -120 + i * 15, 1, 0.9), {
        rx: 54,
        ry: 20,
        shape: (x, y) => Math.max(Math.hypot(x, y + 30) - 56, -y - 4),
        rise: 11,
        round: 4,
        tone: { base: '#f0e4b8', edge: '#b5281e', edgeWidth: 4 },
        gloss: 0.5,
      });
    balls(
      q.at(80, -70),
      spread(seeded('blu'), 24, 66),
      13,
      { base: '#2e3a66', blot: '#4a5a8c', size: 14 },
      0.35,
    );
    crumbs(q.at(-80, 100), 20, 60, 14, NUTS, 'te2');
    sauce(q.at(60, 80), 56, { base: '#d9901c' }, { rise: 2, gloss: 1 });
    mint(q.at(70, -60), 40);
  }),
  'clatite-miere': scene('green', (p) => {
    plate(p, 260, GLAZES.cream);
    for (let i = 0; i < 5; i++)
      folded(p.at(-150 + i * 56, -110 + i * 18, 1, -0.1 + i * 0.22), 158 - i * 4);
    sauce(
      p.at(0, 20),
      120,
      { base: '#d18a14', blot: '#b86f0a', size: 40 },
      { rise: 2, gloss: 1, ry: 66 },
    );
    crumbs(p.at(0, 10), 40, 130, 14, NUTS, 'cm', { ry: 90 });
    pot(p.at(300, -190), 78, { base: '#c98010', blot: '#a8650a', size: 40 }, GLAZES.white, 0.9);
    leaf(p.at(-190, 150, 1, 0.4), 70, '#5d8a3a');
    potOfCream(p.at(-320, 200), 70, GLAZES.clay);
    sugar(p, 190, 90);
  }),
};
