import { hex, mix } from '../drawing/color.ts';
import { crumbs, leaf, mint, spread } from '../food/garnish.ts';
import { citrus, slice } from '../food/slices.ts';
import { clearDrink, ice, tumbler } from '../table/glassware.ts';
import { cherries, grapes } from '../food/helpings.ts';
import { cloud, seeded, smooth } from '../drawing/noise.ts';
import { scene, type Scenes } from './scene.ts';
import { bread } from '../food/baked.ts';
import { blob, box } from '../drawing/shapes.ts';
import { board, towel } from '../table/tableware.ts';

function kvass(r: number) {
  return (x: number, y: number) => {
    const bubbles = smooth(0.55, 0.68, cloud(x / 7, y / 7, 3));
    const foam = smooth(
      0.35,
      0.62,
      cloud(x / 34, y / 34, 3) + 0.3 * smooth(0.5, 1, Math.hypot(x, y) / r),
    );
    return mix(
      clearDrink('#a85a1c', '#4f2408', r)(x, y, 0),
      mix(hex('#efdcb4'), hex('#d3b680'), bubbles),
      foam,
    );
  };
}

export const coldDrinks: Scenes = {
  'compot-visine': scene('white', (p) => {
    towel(p.at(-300, 0, 1, 0.12), 140, 290);
    tumbler(p.at(60, 10), 178, '#c4202c', '#5a0612');
    cherries(p.at(60, 10), spread(seeded('com'), 12, 122), 25);
    mint(p.at(120, -70), 52);
    cherries(
      p.at(300, 210),
      [
        [0, 0],
        [42, -14],
        [14, -50],
      ],
      22,
    );
    cherries(
      p.at(-230, -180),
      [
        [0, 0],
        [40, 20],
        [4, 44],
        [-36, 20],
      ],
      22,
    );
  }),
  cvas: scene('walnut', (p) => {
    board(p.at(-20, 20), 340, 210, '#9c6636', '#63391c');
    blob(p.at(90, 0), {
      x: 190,
      rx: 62,
      ry: 40,
      shape: (x, y) => Math.abs(box(54, 34, 26)(x, y)) - 13,
      rise: 50,
      round: 12,
      tone: { base: '#d8d2c4' },
      opacity: 0.8,
      gloss: 0.95,
      floor: 14,
    });
    tumbler(p.at(100, 0), 172, '#a85a1c', '#4f2408');
    blob(p.at(100, 0), {
      rx: 152,
      rise: 1.5,
      round: 6,
      bump: 1.6,
      grain: 7,
      tone: kvass(152),
      gloss: 0.35,
      drape: true,
    });
    bread(p.at(-210, -50, 1, 0.2), 108, 70, 0.1, '#7d5430');
    bread(p.at(-190, 40, 1, -0.2), 108, 70, 0.1, '#7d5430');
    crumbs(p.at(-160, 150), 18, 70, 9, [{ base: '#4a2a18' }, { base: '#6a3f22' }], 'cv', {
      ry: 30,
    });
  }),
  'limonada-menta': scene('green', (p) => {
    tumbler(p, 190, '#e6e3a0', '#b3b565');
    for (const [x, y, t] of [
      [-80, -60, 0.4],
      [60, -100, 1],
      [90, 60, 0.2],
      [-40, 100, 0.9],
    ] as const)
      ice(p.at(x, y, 1, t), 40);
    for (const [x, y] of [
      [-30, -20],
      [60, 20],
      [-70, 60],
    ] as const)
      slice(p.at(x, y), 64, citrus(64), 5);
    mint(p.at(30, -50), 78);
    slice(p.at(-320, 190), 66, citrus(66), 11);
    slice(p.at(-260, 230), 66, citrus(66), 11);
    mint(p.at(310, -190), 76);
    blob(p.at(300, 200, 1, 0.6), {
      rx: 92,
      ry: 68,
      rise: 60,
      bump: 1.4,
      grain: 5,
      tone: { base: '#efc531', blot: '#e2b11c', size: 14 },
      gloss: 0.5,
    });
  }),
  must: scene('blue', (p) => {
    tumbler(p.at(-90, 20), 160, '#a04a6c', '#4a1030');
    blob(p.at(-90, 20), {
      rx: 142,
      rise: 0.8,
      round: 5,
      bump: 1,
      grain: 6,
      tone: (x, y) =>
        mix(
          clearDrink('#a04a6c', '#4a1030', 142)(x, y, 0),
          hex('#d79ab0'),
          0.75 *
            smooth(
              0.5,
              0.7,
              cloud(x / 22, y / 22, 3) + 0.25 * smooth(0.6, 1, Math.hypot(x, y) / 142),
            ),
        ),
      gloss: 0.5,
      drape: true,
    });
    grapes(p.at(220, -70), 34, 130, '#2c1a44', '#5a4a80');
    leaf(p.at(150, -190, 1, 0.6), 130, '#5d7a36', 0.45);
    leaf(p.at(290, 130, 1, 1.1), 120, '#6f8a3a', 0.45);
    grapes(p.at(-310, -220), 12, 70, '#2c1a44', '#5a4a80');
  }),
};
