import { crumbs, leaf, mint, spread } from '../food/garnish.ts';
import { bottle, wineGlass } from '../table/glassware.ts';
import { grapes, NUTS, walnut } from '../food/helpings.ts';
import { seeded } from '../drawing/noise.ts';
import type { Pen } from '../drawing/pen.ts';
import { scene, type Scenes } from './scene.ts';
import { blob, box, capsule } from '../drawing/shapes.ts';
import { GLAZES, plate, roundBoard } from '../table/tableware.ts';

const cork = (pen: Pen) =>
  blob(pen, {
    rx: 34,
    ry: 15,
    shape: box(32, 14, 4),
    rise: 24,
    round: 12,
    bump: 1.2,
    grain: 5,
    tone: { base: '#c79a66', blot: '#9c6f40', size: 6 },
  });

export const wines: Scenes = {
  'feteasca-neagra': scene('walnut', (p) => {
    bottle(p.at(-70, -130, 1.15, -0.12), '#14170c', '#e9dfc6', '#7a1420', '#5c0d18');
    wineGlass(p.at(150, 120), 138, '#8c1026', '#2c030c');
    grapes(p.at(-190, 140), 24, 110, '#231634', '#4c3a66');
    leaf(p.at(-330, 110, 1, 0.5), 120, '#5d7a36', 0.45);
    cork(p.at(-10, 230, 1, 0.5));
  }),
  'feteasca-alba': scene('linen', (p) => {
    bottle(p.at(-60, 150, 1.1, 0.1), '#5d6a24', '#f3edda', '#8a7420', '#b3953a');
    wineGlass(p.at(170, -90), 142, '#efdf8e', '#c9b04a');
    grapes(p.at(-200, -130), 28, 120, '#a3b04a', '#cbd083');
    leaf(p.at(-90, -220, 1, 0.7), 120, '#6f8f3a', 0.45);
    for (const [x, y, t] of [
      [310, 130, 0.2],
      [340, 200, 0.9],
    ] as const)
      blob(p.at(x, y, 1, t), {
        rx: 50,
        shape: box(44, 32, 4),
        rise: 26,
        round: 4,
        tone: { base: '#e6b455', edge: '#c79537', edgeWidth: 5 },
        gloss: 0.25,
      });
  }),
  'rose-codru': scene('green', (p) => {
    bottle(p.at(40, -150, 1.1, 3.05), '#c4705c', '#f6ece0', '#a33a4a', '#d8a598');
    wineGlass(p.at(-130, 110), 144, '#f2a08c', '#c45f52');
    for (const [i, [x, y]] of spread(seeded('straw'), 7, 105, 74).entries()) {
      const q = p.at(200 + x, 130 + y, 1, i * 1.9);
      blob(q, {
        rx: 34,
        ry: 27,
        shape: (a, b) => Math.hypot(a / 34, b / (27 - a * 0.35)) * 26 - 26,
        rise: 30,
        bump: 1.6,
        grain: 4,
        tone: { base: '#c4202a', blot: '#a3141e', size: 14 },
        gloss: 0.6,
      });
      for (const t of [2.6, 3.14, 3.7]) leaf(q.at(-24, 0, 1, t), 22, '#5d8a3a', 0.25);
    }
    mint(p.at(-310, 210), 60);
  }),
  divin: scene('slate', (p) => {
    roundBoard(p.at(-70, 20), 250);
    wineGlass(p.at(-110, 10), 158, '#d97a16', '#7a3206', 0.72);
    plate(p.at(240, -130), 116, GLAZES.clay);
    for (let i = 0; i < 6; i++)
      blob(p.at(240 + Math.cos(i * 2.4) * i * 13, -130 + Math.sin(i * 2.4) * i * 12, 1, i * 0.7), {
        rx: 32,
        shape: box(30, 20, 4),
        rise: 16,
        round: 4,
        bump: 0.8,
        tone: { base: '#3d1e0e', blot: '#52291a', size: 18 },
        gloss: 0.5,
      });
    for (const [x, y, t] of [
      [90, 150, 0.4],
      [40, 190, 1.4],
      [140, 190, 2.2],
    ] as const)
      walnut(p.at(x, y, 1, t), 30);
    crumbs(p.at(300, 170), 8, 60, 10, NUTS, 'di');
    blob(p.at(240, 80, 1, 0.5), {
      rx: 86,
      ry: 15,
      shape: capsule(74, 14),
      rise: 24,
      round: 14,
      bump: 1.6,
      grain: 9,
      tone: { base: '#6a4224', blot: '#4a2c16', size: 14 },
    });
    blob(p.at(240, 80, 1, 0.5), {
      x: 30,
      rx: 9,
      ry: 15,
      shape: box(9, 16, 2),
      rise: 1,
      round: 2,
      tone: { base: '#b3953a', blot: '#8a2020', size: 7 },
      drape: true,
      gloss: 0.7,
    });
  }),
};
