import { hex, mix } from '../drawing/color.ts';
import { roll, sauce } from '../food/cooked.ts';
import { bread } from '../food/baked.ts';
import { balls, chopped, crumbs, dill, leaf, parsley, spread } from '../food/garnish.ts';
import { cucumber, onion, slice, tomato } from '../food/slices.ts';
import { breadPair, cheeseMound, NUTS, pot, walnut } from '../food/helpings.ts';
import { cloud, seeded, smooth } from '../drawing/noise.ts';
import type { Pen } from '../drawing/pen.ts';
import { scene, type Scenes } from './scene.ts';
import { blob, box } from '../drawing/shapes.ts';
import { board, GLAZES, plate } from '../table/tableware.ts';

function grapes(pen: Pen, count: number, color = '#47244f'): void {
  balls(pen, spread(seeded(color), count, 66, 44), 17, { base: color, blot: '#6a4370', size: 14 });
}

function cheese(pen: Pen, w: number, h: number, color = '#e6b455'): void {
  blob(pen, {
    rx: w,
    ry: h,
    shape: box(w, h, 4),
    rise: 13,
    round: 3,
    bump: 0.6,
    tone: { base: color, edge: '#c79537', edgeWidth: 5 },
    gloss: 0.25,
  });
}

/** Cured meat, folded once. */
function ham(pen: Pen, r: number): void {
  blob(pen, {
    rx: r,
    ry: r * 0.62,
    rise: 9,
    wobble: 7,
    bump: 2.4,
    grain: 20,
    tone: (x, y, depth) => {
      const fat = smooth(0.56, 0.64, cloud(x / 26, y / 9, 3));
      return mix(mix(hex('#a02f2a'), hex('#ecc9b4'), fat), hex('#e9d3bd'), 1 - smooth(4, 8, depth));
    },
    gloss: 0.4,
  });
}

const salami = (x: number, y: number, depth: number) =>
  mix(
    hex('#5b2219'),
    mix(hex('#9b2d22'), hex('#e7bfa6'), smooth(0.57, 0.64, cloud(x / 5, y / 5, 2))),
    smooth(2, 4, depth),
  );

export const smallPlates: Scenes = {
  'platou-moldovenesc': scene('walnut', (p) => {
    board(p, 370, 255, '#9c6636', '#63391c');
    for (let i = 0; i < 5; i++) cheese(p.at(-290 + i * 30, -130 + i * 9, 1, 0.5), 48, 40);
    cheeseMound(p.at(-225, 115), 88, 'pm');
    for (let i = 0; i < 6; i++)
      ham(p.at(-60 + (i % 3) * 66, -150 + Math.floor(i / 3) * 58, 1, i * 0.5), 52);
    for (let i = 0; i < 9; i++) slice(p.at(-70 + i * 36, 20 + Math.sin(i) * 8), 31, salami, 7);
    grapes(p.at(220, -140), 26);
    for (const [x, y, t] of [
      [-40, 130, 0],
      [20, 170, 1],
      [40, 110, 2],
    ] as const)
      walnut(p.at(x, y, 1, t), 27);
    balls(p.at(140, 150), spread(seeded('ol'), 12, 48), 15, {
      base: '#4a4a24',
      blot: '#2c2d18',
      size: 20,
    });
    for (let i = 0; i < 4; i++)
      slice(p.at(225 + (i % 2) * 62, 80 + Math.floor(i / 2) * 66), 33, tomato(33), 8);
    parsley(p.at(-130, 10, 1, -1), 40);
  }),
  'vinete-coapte': scene('clay', (p) => {
    plate(p.at(-60, 0), 235, GLAZES.white);
    sauce(p.at(-60, 0), 160, { base: '#8d8058', blot: '#6b5c38', size: 11 }, { rise: 18 });
    crumbs(p.at(-60, 0), 40, 130, 9, [{ base: '#9a8c60' }, { base: '#efe6ea' }], 'vc', {
      gloss: 0.5,
    });
    sauce(p.at(-40, -10), 50, { base: '#b58a2a' }, { rise: -3, gloss: 0.95 });
    for (const [x, y] of [
      [-170, 70],
      [-140, 118],
      [-90, 142],
    ] as const)
      slice(p.at(x, y), 36, tomato(36));
    chopped(p.at(-60, 0), 130, 34, 'vc');
    parsley(p.at(20, 70), 40);
    breadPair(p.at(250, -90));
    onion(p.at(260, 140), 44);
  }),
  'fasole-batuta': scene('blue', (p) => {
    plate(p, 245, GLAZES.clay);
    sauce(p, 180, { base: '#dfc08c', blot: '#c9a468', size: 30 }, { rise: 20, gloss: 0.25 });
    sauce(
      p.at(0, 10),
      110,
      { base: '#b4541a', blot: '#8c3a10', size: 20 },
      { rise: 3, gloss: 0.8 },
    );
    for (let i = 0; i < 16; i++)
      onion(
        p.at(Math.cos(i * 2.4) * i * 6, 10 + Math.sin(i * 2.4) * i * 5.2, 1, i),
        20 + (i % 4) * 4,
        '#c88a3a',
        '#8f4d16',
      );
    chopped(p, 130, 26, 'fb');
    bread(p.at(300, -180, 1, 0.4), 90, 62, 0.3);
    balls(p.at(-310, 200), spread(seeded('bean'), 12, 62), 15, { base: '#efe6d4' }, 0.5);
  }),
  zacusca: scene('oak', (p) => {
    pot(p.at(-150, -30), 170, { base: '#b8431c', blot: '#d4702c', size: 15 }, GLAZES.night, 0.6);
    crumbs(
      p.at(-150, -30),
      70,
      120,
      10,
      [{ base: '#c4491f' }, { base: '#dd8a3a' }, { base: '#7c5a3a' }, { base: '#b5301a' }],
      'za',
      { gloss: 0.6 },
    );
    leaf(p.at(-190, -40, 1, 0.5), 90, '#6f7b4a', 0.2);
    for (const [x, y, t] of [
      [190, -150, 0.2],
      [230, -20, -0.3],
      [160, 120, 0.15],
    ] as const) {
      bread(p.at(x, y, 1, t), 104, 56, 0.85);
      sauce(
        p.at(x, y, 1, t),
        74,
        { base: '#bf4a1e', blot: '#dd8336', size: 12 },
        { ry: 36, rise: 9 },
      );
      chopped(p.at(x, y), 50, 9, `za${x}`, 26);
    }
    slice(p.at(-320, 210), 46, tomato(46), 9);
  }),
  muraturi: scene('slate', (p) => {
    plate(p, 258, GLAZES.cream);
    for (let i = 0; i < 5; i++) {
      roll(
        p.at(-150 + i * 8, -110 + i * 48, 1, 0.12 * i - 0.2),
        72,
        25,
        { base: '#6f7f2b', blot: '#98a24a', size: 16 },
        { bend: 8, gloss: 0.7 },
      );
    }
    for (const [x, y] of [
      [70, -130],
      [145, -80],
      [85, -48],
    ] as const)
      slice(
        p.at(x, y),
        44,
        (a, b, d) =>
          mix(hex('#7c8f3a'), mix(tomato(44)(a, b, 0), hex('#a5a850'), 0.35), smooth(2, 5, d)),
        11,
        0.6,
      );
    for (const t of [0, 0.5, 1]) {
      blob(p.at(40 + t * 110, 60 + t * 20, 1, t), {
        rx: 66,
        ry: 26,
        rise: 16,
        round: 12,
        tone: { base: '#b7261a', blot: '#d4472a', size: 26 },
        gloss: 0.75,
      });
    }
    crumbs(p.at(0, 160), 16, 74, 24, [{ base: '#d9d9a4' }, { base: '#c3c884' }], 'mu', {
      ry: 30,
      gloss: 0.6,
      rise: 0.4,
    });
    balls(
      p.at(-40, 40),
      [
        [0, 0],
        [26, 14],
        [60, -50],
      ],
      13,
      { base: '#ece6d2' },
      0.5,
    );
    dill(p.at(-60, -30, 1, 0.4), 150, 'mu');
    dill(p.at(230, 190, 1, 2.6), 120, 'mu2');
  }),
  'slanina-usturoi': scene('white', (p) => {
    board(p, 330, 225, '#8b5a30', '#573118');
    for (let i = 0; i < 7; i++) {
      blob(p.at(-170 + i * 36, -70 + i * 4, 1, 0.12), {
        rx: 23,
        ry: 104,
        shape: box(23, 104, 8),
        rise: 16,
        round: 6,
        bump: 1,
        tone: (x, y) => {
          const meat = smooth(0.55, 0.62, cloud(x / 8 + i * 3, y / 120, 3));
          const c = mix(hex('#f4e6d8'), hex('#b65a4c'), meat);
          return mix(c, hex('#a5602c'), smooth(88, 96, y));
        },
        gloss: 0.4,
      });
    }
    bread(p.at(200, -110, 1, 0.3), 84, 58, 0.1, '#8d6237');
    bread(p.at(226, -50, 1, -0.1), 84, 58, 0.1, '#8d6237');
    onion(p.at(190, 90), 42);
    onion(p.at(236, 130), 34);
    for (const [x, y, t] of [
      [90, 110, 0.3],
      [60, 150, 1],
      [-10, 130, 2],
    ] as const) {
      blob(p.at(x, y, 1, t), {
        rx: 25,
        ry: 14,
        rise: 15,
        tone: { base: '#f1e8d8', blot: '#dfc9c4', size: 14 },
        gloss: 0.3,
      });
    }
    pot(p.at(-260, 150), 58, { base: '#c9962a', blot: '#a87416', size: 8 }, GLAZES.cream);
    slice(p.at(-130, 150), 32, cucumber(32));
    crumbs(p, 26, 220, 3, [{ base: '#efe9df' }, { base: '#3a2b20' }], 'sl');
    crumbs(p.at(300, 210), 5, 20, 8, NUTS, 'sln');
  }),
};
