import { hex, mix } from '../drawing/color.ts';
import { roll, sauce, smantana } from '../food/cooked.ts';
import { balls, crumbs, mint, shreds, spread, sugar } from '../food/garnish.ts';
import { cherries, NUTS, walnut } from '../food/helpings.ts';
import { cloud, seeded, smooth } from '../drawing/noise.ts';
import type { Pen } from '../drawing/pen.ts';
import { scene, type Scenes } from './scene.ts';
import { blob, box } from '../drawing/shapes.ts';
import { board, GLAZES, plate, towel } from '../table/tableware.ts';

const JAM = { base: '#86101e', blot: '#5c0812', size: 16 };
const CREPE = { base: '#e6bb6c', blot: '#b8772c', size: 15 };

/** A fried ring with a ball on top. */
function papanas(pen: Pen, r: number): void {
  const fried = { base: '#bb7428', blot: '#93511a', size: 20, edge: '#d89a48', edgeWidth: 10 };
  blob(pen, {
    rx: r,
    rise: r * 0.52,
    round: r * 0.5,
    wobble: 5,
    wave: 40,
    bump: 2,
    grain: 10,
    tone: fried,
    gloss: 0.3,
  });
  blob(pen, { rx: r * 0.26, rise: -12, round: r * 0.2, tone: fried, drape: true });
  const ball = pen.at(-r * 0.3, -r * 0.34);
  sauce(
    pen.at(r * 0.22, r * 0.16, 1, 0.7),
    r * 0.74,
    { base: '#f7f1e6' },
    { rise: 8, gloss: 0.4, ry: r * 0.5 },
  );
  sauce(pen.at(r * 0.36, r * 0.26, 1, 0.4), r * 0.5, JAM, { rise: 5, gloss: 0.9, ry: r * 0.28 });
  cherries(
    pen,
    [
      [r * 0.3, r * 0.2],
      [r * 0.52, r * 0.3],
      [r * 0.2, r * 0.44],
    ],
    r * 0.13,
  );
  blob(ball, {
    rx: r * 0.46,
    rise: r * 0.44,
    wobble: 5,
    bump: 2.4,
    grain: 9,
    tone: fried,
    gloss: 0.3,
  });
  sugar(ball, r * 0.4, 70);
}

export const sweets: Scenes = {
  'cusma-guguta': scene('walnut', (p) => {
    plate(p, 258, GLAZES.cream);
    for (let layer = 0; layer < 4; layer++) {
      const count = 5 - layer;
      for (let i = 0; i < count; i++)
        roll(p.at(0, (i - (count - 1) / 2) * 54, 1, 0), 146 - layer * 26, 29, CREPE, {
          gloss: 0.3,
        });
    }
    blob(p, {
      rx: 168,
      ry: 138,
      wobble: 26,
      wave: 44,
      rise: 15,
      round: 22,
      bump: 2,
      grain: 26,
      tone: { base: '#f7f1e4' },
      gloss: 0.4,
      drape: true,
    });
    shreds(p, 150, 118, 22, 2.6, [{ base: '#3c1d0d' }, { base: '#5a3018' }], 'cg', {
      ry: 96,
      gloss: 0.3,
    });
    cherries(
      p,
      [
        [-20, -6],
        [24, 10],
        [2, -36],
      ],
      21,
    );
    cherries(
      p,
      [
        [190, 60],
        [-186, -50],
      ],
      18,
    );
    mint(p.at(34, -34), 42);
  }),
  papanasi: scene('blue', (p) => {
    plate(p, 262, GLAZES.white);
    sauce(p.at(20, 30), 170, JAM, { rise: 2, gloss: 0.85 });
    papanas(p.at(-86, -20), 112);
    papanas(p.at(98, 26), 108);
    cherries(
      p,
      [
        [-10, 150],
        [30, 164],
        [150, -110],
      ],
      18,
    );
    mint(p.at(10, -110), 46);
    sugar(p, 200, 120);
  }),
  'prune-nuci': scene('linen', (p) => {
    plate(p, 256, GLAZES.night);
    sauce(p, 165, { base: '#5c1524', blot: '#3f0c18', size: 30 }, { rise: 2, gloss: 0.9 });
    for (const [i, [x, y]] of spread(seeded('pr'), 9, 118).entries()) {
      const q = p.at(x * 1.1, y * 1.1, 1, i * 1.3);
      blob(q, {
        rx: 50,
        ry: 38,
        rise: 32,
        wobble: 4,
        bump: 3.4,
        grain: 12,
        tone: { base: '#2b1620', blot: '#4a2530', size: 14 },
        gloss: 0.7,
      });
      walnut(q.at(0, 0), 24);
    }
    smantana(p.at(0, 6), 66);
    crumbs(p, 26, 130, 7, NUTS, 'pr');
    for (const t of [0.4, 0.7])
      roll(p.at(290, -190, 1, t), 70, 9, { base: '#8b4a22', blot: '#6a3315', size: 10 });
  }),
  'clatite-branza': scene('oak', (p) => {
    towel(p.at(-320, 0, 1, 0.08), 130, 300, '#2f4d7a');
    plate(p.at(20, 0), 258, GLAZES.moss);
    for (let i = 0; i < 4; i++) {
      const q = p.at(20, -114 + i * 74, 1, 0.06 * (i - 1));
      roll(q, 138, 35, CREPE, { gloss: 0.35 });
      for (const side of [-1, 1])
        blob(q.at(side * 164, 0), {
          rx: 14,
          ry: 25,
          rise: 16,
          bump: 2.5,
          grain: 6,
          tone: { base: '#f5ecd6' },
        });
    }
    smantana(p.at(20, -10), 66);
    balls(
      p.at(20, 0),
      spread(seeded('st'), 26, 150),
      7,
      { base: '#5a3216', blot: '#8a5a2c', size: 8 },
      0.4,
    );
    mint(p.at(30, -20), 44);
    sugar(p.at(20, 0), 180, 140);
  }),
  'baba-neagra': scene('slate', (p) => {
    board(p, 330, 215);
    for (const [x, y, t] of [
      [-110, 10, 0.12],
      [120, -10, -0.1],
    ] as const) {
      blob(p.at(x, y, 1, t), {
        rx: 115,
        ry: 130,
        shape: box(98, 128, 10),
        rise: 34,
        round: 8,
        bump: 0.8,
        tone: (a, b, depth) => {
          const pores = smooth(0.62, 0.7, cloud(a / 5, b / 5, 2));
          const c = mix(
            hex('#4a2410'),
            hex('#6b3818'),
            smooth(-100, 100, b + cloud(a / 20, b / 20) * 40),
          );
          return mix(mix(c, hex('#2b1207'), pores * 0.7), hex('#1f0c05'), 1 - smooth(3, 14, depth));
        },
        gloss: 0.7,
      });
    }
    sugar(p.at(-110, 10), 84, 170);
    smantana(p.at(122, -10), 50);
    walnut(p.at(122, -14, 1, 0.6), 26);
    crumbs(p, 14, 200, 9, NUTS, 'bn');
    mint(p.at(150, 26), 42);
  }),
};
