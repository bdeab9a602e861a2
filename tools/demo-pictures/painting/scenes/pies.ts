import { coil, placinta } from '../food/baked.ts';
import { chopped, crumbs, dill, shreds, sugar } from '../food/garnish.ts';
import {
  BRANZA,
  CABBAGE,
  cherries,
  NUTS,
  nutInShell,
  potOfCream,
  walnut,
} from '../food/helpings.ts';
import { seeded } from '../drawing/noise.ts';
import { scene, type Scenes } from './scene.ts';
import { blob } from '../drawing/shapes.ts';
import { board, GLAZES, plate, roundBoard, towel } from '../table/tableware.ts';

export const pies: Scenes = {
  'placinta-branza': scene('oak', (p) => {
    towel(p.at(-300, 60, 1, 0.16), 170, 260);
    plate(p, 255, GLAZES.cream);
    placinta(p, 205, { base: '#f2e8cf', blot: '#dfe0b8' });
    crumbs(p, 9, 20, 10, BRANZA, 'pb');
    chopped(p, 150, 34, 'pb');
    dill(p.at(120, 150, 1, -0.6), 110, 'pb1');
    potOfCream(p.at(300, -190), 84);
  }),
  'placinta-cartofi': scene('walnut', (p) => {
    board(p.at(0, 10), 340, 240);
    placinta(p.at(-90, 30), 175, { base: '#edd896', blot: '#d8b867' }, 6);
    placinta(p.at(170, -60, 1, 0.6), 165, { base: '#edd896', blot: '#d8b867' }, 6);
    crumbs(p.at(-90, 30), 10, 17, 9, [{ base: '#efdc9a' }, { base: '#b77a35' }], 'pc');
    chopped(p.at(0, 0), 190, 30, 'pc');
    dill(p.at(140, 170, 1, -0.2), 130, 'pc1');
  }),
  'placinta-varza': scene('linen', (p) => {
    plate(p.at(-20, 0), 250, GLAZES.moss);
    placinta(p.at(-20, 0), 195, { base: '#d9c06f', blot: '#b98a3f' }, 10);
    shreds(
      p.at(-20, 0),
      26,
      34,
      38,
      2.6,
      [{ base: '#d8bd68' }, { base: '#b98a3c' }, { base: '#e4d08c' }],
      'pv',
    );
    shreds(p.at(300, 190), 90, 80, 60, 3, CABBAGE, 'pv2');
    crumbs(p, 40, 130, 2.4, [{ base: '#30231a' }], 'pv3');
  }),
  'placinta-bostan': scene('slate', (p) => {
    roundBoard(p, 262);
    placinta(p, 205, { base: '#e8872a', blot: '#c9641a' }, 7);
    crumbs(p, 12, 24, 10, [{ base: '#ee9433' }, { base: '#d8741f' }], 'pbo', { gloss: 0.5 });
    sugar(p, 190, 320);
    const rng = seeded('seeds');
    for (let i = 0; i < 22; i++) {
      blob(p.at(250 + rng() * 120, 120 + rng() * 150, 1, rng() * 6), {
        rx: 13,
        ry: 7,
        rise: 4,
        tone: { base: '#e9dcb8', edge: '#c9b585', edgeWidth: 2 },
        gloss: 0.3,
      });
    }
    for (const [x, y, t] of [
      [-320, -170, 0.5],
      [-290, -150, 0.6],
    ] as const) {
      blob(p.at(x, y, 1, t), {
        rx: 60,
        ry: 9,
        rise: 9,
        bump: 1.5,
        tone: { base: '#8b4a22', blot: '#6a3315', size: 10 },
      });
    }
  }),
  'invartita-visine': scene('white', (p) => {
    plate(p, 250, GLAZES.blue);
    coil(p, 190, 4.2, '#5a0a14');
    sugar(p, 185);
    cherries(
      p.at(270, 150),
      [
        [0, 0],
        [38, 12],
        [10, 40],
        [-190, 70],
        [54, 52],
      ],
      20,
    );
    cherries(
      p,
      [
        [-6, -4],
        [26, 20],
      ],
      15,
    );
  }),
  'vertuta-nuci': scene('walnut', (p) => {
    towel(p.at(310, 0, 1, -0.12), 150, 290, '#2f4d7a');
    roundBoard(p.at(-40, 0), 255);
    coil(p.at(-40, 0), 200, 5, '#3d1f0c');
    crumbs(p.at(-40, 0), 34, 120, 9, NUTS, 'vn');
    walnut(p.at(-300, -190, 1, 0.5), 30);
    walnut(p.at(250, 180, 1, 1.5), 32);
    nutInShell(p.at(300, 110), 36);
    nutInShell(p.at(-330, 170, 1, 1), 38);
  }),
};
