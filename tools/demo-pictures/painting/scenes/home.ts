import { hex, mix } from '../drawing/color.ts';
import { friedEgg, mamaliga, roll, sauce, smantana } from '../food/cooked.ts';
import { chopped, crumbs, dill, leaf, parsley, shreds, spread } from '../food/garnish.ts';
import { cheeseMound, pot, potatoes, potOfCream } from '../food/helpings.ts';
import { clamp, cloud, seeded, smooth } from '../drawing/noise.ts';
import type { Pen } from '../drawing/pen.ts';
import { scene, type Scenes } from './scene.ts';
import { blob, capsule, dome } from '../drawing/shapes.ts';
import { GLAZES, pan, plate, roundBoard, towel } from '../table/tableware.ts';

/** Rice and meat rolled in a leaf: vine (dark) or cabbage (pale). */
function sarma(pen: Pen, half: number, r: number, light: string, dark: string): void {
  blob(pen, {
    rx: half + r,
    ry: r,
    shape: capsule(half, r),
    rise: r * 1.15,
    round: r,
    wobble: 2.5,
    tone: (x, y) => {
      const wrap = Math.abs(((x * 0.7 + y * 0.9) / 44 + 50) % 1);
      const vein = smooth(0.4, 0.6, cloud(x / 26 + half, y / 5, 3));
      const c = mix(hex(dark), hex(light), 0.25 + 0.6 * vein);
      return mix(hex(dark), c, smooth(0, 0.09, wrap));
    },
    bump: 1.7,
    grain: 11,
    gloss: 0.6,
  });
}

/** A stuffed pepper on its side, the filling at its open end. */
function pepper(pen: Pen, color: string, dark: string): void {
  blob(pen, {
    rx: 92,
    ry: 62,
    shape: (x, y) => Math.hypot(x / 92, y / (62 - x * 0.13)) * 62 - 62,
    rise: 58,
    tone: (x, y) =>
      mix(
        hex(dark),
        hex(color),
        clamp(0.45 + 0.55 * Math.cos(y / 9 + Math.sin(x / 60))) * 0.6 + 0.4 * cloud(x / 25, y / 25),
      ),
    gloss: 0.8,
    bump: 1,
    grain: 30,
  });
  blob(pen, {
    x: -70,
    rx: 26,
    ry: 46,
    rise: 16,
    bump: 3,
    grain: 7,
    tone: { base: '#a87b52', blot: '#7a5230', size: 9 },
    gloss: 0.4,
  });
  crumbs(pen.at(-72, 0), 18, 18, 5, [{ base: '#f1e8d2' }], `pe${color}`, { ry: 36, long: 1.6 });
}

/** A half-moon of thin dough with a crimped edge. */
function dumpling(pen: Pen, r: number): void {
  pen.put({
    x: 0,
    y: 0,
    reach: r * 1.1,
    shape: (x, y) =>
      Math.max(Math.hypot(x, y) - r * (1 + 0.012 * Math.sin(Math.atan2(y, x) * 20)), -y - r * 0.14),
    rise: (x, y, depth) => {
      const crimp =
        0.5 * smooth(0.84, 0.92, Math.hypot(x, y) / r) * Math.sin(Math.atan2(y, x) * 20);
      return 5 * dome(depth, 5) + r * 0.34 * dome(Math.max(0, depth - r * 0.1), r * 0.5) + crimp;
    },
    color: (x, y) => mix(hex('#f6e8c6'), hex('#ecd6a4'), cloud(x / 24 + r, y / 24, 3)),
    gloss: 0.65,
  });
}

export const home: Scenes = {
  'mamaliga-branza': scene('walnut', (p) => {
    towel(p.at(-310, 40, 1, 0.14), 150, 270);
    roundBoard(p.at(20, 0), 268);
    mamaliga(p.at(-30, -40), 150);
    blob(p.at(-40, -60), {
      rx: 26,
      ry: 20,
      rise: 9,
      round: 6,
      tone: { base: '#f5dc8a' },
      gloss: 0.6,
    });
    cheeseMound(p.at(130, 90), 96, 'mb');
    potOfCream(p.at(-90, 165), 82, GLAZES.clay);
    dill(p.at(40, 170, 1, 0.2), 90, 'mb');
  }),
  'mamaliga-tochitura': scene('oak', (p) => {
    pan(p.at(-50, 0, 1, -0.5), 245);
    const q = p.at(-50, 0);
    mamaliga(q.at(-80, -60), 108);
    sauce(
      q.at(60, 60),
      128,
      { base: '#7a3212', blot: '#9a4a1c', size: 22 },
      { rise: 6, gloss: 0.7 },
    );
    crumbs(
      q.at(60, 65),
      26,
      104,
      27,
      [
        { base: '#8b4a24', blot: '#5f2d12', size: 14 },
        { base: '#a3602f', blot: '#6d3616', size: 14 },
      ],
      'to',
      { gloss: 0.55, rise: 0.7 },
    );
    for (const [x, y, t] of [
      [100, -20, 0.5],
      [20, 130, -0.2],
    ] as const)
      roll(q.at(x, y, 1, t), 44, 20, { base: '#8f3a1c', blot: '#6a2410' }, { gloss: 0.6 });
    friedEgg(q.at(100, -110), 76);
    cheeseMound(q.at(-120, 80), 58, 'to2');
    chopped(q, 150, 34, 'to');
    pot(p.at(310, 200), 60, { base: '#eee6cf' }, GLAZES.clay);
  }),
  'sarmale-vita': scene('linen', (p) => {
    plate(p.at(-30, 0), 258, GLAZES.clay);
    const q = p.at(-30, 0);
    sauce(q, 178, { base: '#b98a3a', blot: '#a5742a', size: 40 }, { rise: 2, gloss: 0.8 });
    for (let i = 0; i < 11; i++)
      sarma(
        q.at(Math.cos(i * 0.571) * 118, Math.sin(i * 0.571) * 118, 1, i * 0.571),
        40,
        22,
        '#7c8038',
        '#3f4a1c',
      );
    for (const [x, y, t] of [
      [-24, -22, 0.3],
      [26, 20, 0.3],
      [-4, 2, 0.3],
    ] as const)
      sarma(q.at(x, y, 1, t), 42, 22, '#868a40', '#454f1f');
    smantana(q.at(4, 4), 46);
    dill(q.at(0, 0, 1, 0.6), 80, 'sav');
    chopped(q, 150, 36, 'sav');
    for (const [x, y, t] of [
      [260, -190, 0.5],
      [300, 150, 2.4],
    ] as const)
      leaf(p.at(x, y, 1, t), 120, '#5d7a36', 0.42);
  }),
  'sarmale-varza': scene('walnut', (p) => {
    pan(p.at(-40, 0, 1, 0.55), 250);
    const q = p.at(-40, 0);
    sauce(q, 205, { base: '#b5481c', blot: '#9a3614', size: 40 }, { rise: 5, gloss: 0.75 });
    for (let i = 0; i < 8; i++)
      sarma(
        q.at(-86 + (i % 2) * 172, -118 + Math.floor(i / 2) * 79, 1, (i % 3) * 0.16 - 0.14),
        46,
        33,
        '#d9b868',
        '#96702c',
      );
    crumbs(q, 16, 160, 14, [{ base: '#9c3a26', blot: '#e0b49a', size: 8 }], 'sav2', { gloss: 0.5 });
    smantana(q.at(30, 20), 56);
    leaf(q.at(-110, 120, 1, -0.6), 120, '#b5180f', 0.1);
    chopped(q, 150, 36, 'sv2');
    dill(q.at(20, 30, 1, 0.2), 90, 'sv2');
  }),
  'ardei-umpluti': scene('slate', (p) => {
    plate(p, 262, GLAZES.cream);
    sauce(p, 190, { base: '#c4431a', blot: '#ad3312', size: 40 }, { rise: 4, gloss: 0.7 });
    pepper(p.at(-30, -95, 1, 0.15), '#c6281a', '#8a120c');
    pepper(p.at(60, 30, 1, -0.35), '#e2a51e', '#b3720c');
    pepper(p.at(-80, 90, 1, 0.5), '#7f9a34', '#4d6a1c');
    smantana(p.at(110, 130), 52);
    chopped(p, 170, 44, 'au');
    parsley(p.at(130, -110, 1, -0.7), 40);
  }),
  coltunasi: scene('blue', (p) => {
    plate(p, 258, GLAZES.white);
    sauce(p, 170, { base: '#e6bd55' }, { rise: 1.5, gloss: 0.9 });
    for (const [i, [x, y]] of spread(seeded('col'), 13, 150).entries())
      dumpling(p.at(x, y, 1, i * 1.7), 54);
    smantana(p.at(10, 10), 52);
    chopped(p, 150, 60, 'col');
    dill(p.at(10, 0, 1, -0.4), 80, 'col');
    shreds(p, 16, 120, 26, 2, [{ base: '#c98a2c' }], 'colo');
  }),
  'iepure-vin': scene('green', (p) => {
    plate(p, 262, GLAZES.night);
    sauce(
      p.at(-30, 0),
      160,
      { base: '#a8752a', blot: '#8c5a1c', size: 40 },
      { rise: 3, gloss: 0.8 },
    );
    potatoes(p.at(110, 60), 9, 80, 110);
    for (const [x, y, t, r] of [
      [-90, -60, 0.5, 88],
      [-70, 60, -0.4, 80],
      [10, -30, 1.2, 70],
    ] as const) {
      blob(p.at(x, y, 1, t), {
        rx: r,
        ry: r * 0.52,
        shape: (a, b) => Math.hypot(a / r, b / (r * 0.42 + a * 0.2)) * r * 0.45 - r * 0.45,
        rise: 36,
        wobble: 4,
        bump: 2.4,
        grain: 12,
        tone: { base: '#b06a32', blot: '#7d401a', size: 20 },
        gloss: 0.6,
      });
    }
    crumbs(p.at(-40, 90), 12, 110, 17, [{ base: '#e07a1f' }, { base: '#e8cf96' }], 'ie', {
      gloss: 0.6,
    });
    chopped(p, 160, 36, 'ie');
    for (const t of [0.4, 0.9]) dill(p.at(-40, -20, 1, t), 100, `ie${t}`);
  }),
};
