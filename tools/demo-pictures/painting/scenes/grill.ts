import { hex, mix } from '../drawing/color.ts';
import { roll, steak } from '../food/cooked.ts';
import { bread } from '../food/baked.ts';
import { chopped, crumbs, dill, leaf, parsley, shreds } from '../food/garnish.ts';
import { citrus, onion, slice, tomato } from '../food/slices.ts';
import { CABBAGE, pot, potatoes } from '../food/helpings.ts';
import { clamp, cloud, smooth } from '../drawing/noise.ts';
import type { Pen } from '../drawing/pen.ts';
import { scene, type Scenes } from './scene.ts';
import { blob, box } from '../drawing/shapes.ts';
import { board, GLAZES, plate, roundBoard, towel } from '../table/tableware.ts';

const MUSTARD = { base: '#cf9a22', blot: '#a87416', size: 7 };
const MITITEI = { base: '#7a3d1f', blot: '#54260f' };

function skewer(pen: Pen, length: number): void {
  blob(pen, {
    rx: length,
    ry: 3.4,
    shape: box(length, 3.2, 3),
    rise: 26,
    round: 3,
    tone: { base: '#c9a066' },
  });
  const pieces = 9;
  for (let i = 0; i < pieces; i++) {
    const spot = pen.at(
      -length * 0.74 + (i * length * 1.5) / (pieces - 1),
      0,
      1,
      0.1 * Math.sin(i * 3),
    );
    if (i % 4 === 1)
      blob(spot, {
        rx: 13,
        ry: 33,
        shape: box(11, 31, 9),
        rise: 36,
        round: 9,
        tone: { base: i > 4 ? '#c23018' : '#5f8a2e', blot: '#30200f', size: 18, share: 0.25 },
        gloss: 0.6,
        floor: 14,
      });
    else if (i % 4 === 3)
      blob(spot, {
        rx: 12,
        ry: 31,
        shape: box(10, 29, 9),
        rise: 34,
        round: 9,
        tone: { base: '#e6d2b8', blot: '#8a4d22', size: 16, share: 0.3 },
        gloss: 0.5,
        floor: 14,
      });
    else
      blob(spot, {
        rx: 36,
        ry: 35,
        shape: box(33, 31, 14),
        rise: 46,
        round: 20,
        wobble: 5,
        bump: 3,
        grain: 11,
        tone: { base: '#94512a', blot: '#4d220e', size: 17, edge: '#3a180a', edgeWidth: 5 },
        gloss: 0.5,
        floor: 12,
      });
  }
}

/** A whole trout, grilled. */
function trout(pen: Pen): void {
  const profile = (x: number) =>
    66 * Math.sqrt(clamp(1 - ((x + 40) / 220) ** 2)) * (x < -40 ? 1 : 0.94);
  leaf(pen.at(150, 0, 1, 0.45), 100, '#7d6a4c', 0.26);
  leaf(pen.at(150, 0, 1, -0.45), 100, '#7d6a4c', 0.26);
  blob(pen, {
    rx: 262,
    ry: 70,
    shape: (x, y) => Math.abs(y) - Math.max(profile(x), x > 60 && x < 190 ? 17 : 0),
    rise: 46,
    round: 60,
    bump: 1.2,
    grain: 5,
    tone: (x, y) => {
      const back = smooth(-40, 30, y + cloud(x / 40, y / 20, 2) * 16);
      let c = mix(hex('#6d5a3c'), hex('#d3b98e'), back);
      c = mix(c, hex('#c0705a'), smooth(16, 4, Math.abs(y + 2)) * 0.5);
      c = mix(c, hex('#2e2417'), smooth(0.66, 0.72, cloud(x / 9, y / 9, 2)) * 0.8);
      const scale = 0.9 + 0.12 * Math.sin(x * 0.9 + Math.sin(y * 0.9) * 2);
      const bar = Math.abs((((x + y * 0.5) / 52 + 50) % 1) - 0.5) * 52;
      c = mix(
        hex('#1d120a'),
        c,
        x < -190 ? 1 : 0.25 + 0.75 * smooth(2, 6, bar + cloud(x / 9, y / 9, 2) * 3 - 1),
      );
      return [c[0] * scale, c[1] * scale, c[2] * scale];
    },
    gloss: 0.65,
  });
  blob(pen, {
    x: -188,
    rx: 6,
    ry: 44,
    shape: (x, y) => Math.abs(Math.hypot(x + 60, y) - 62) - 2,
    rise: -3,
    round: 2,
    tone: { base: '#4a3a24' },
    drape: true,
  });
  blob(pen, {
    x: -226,
    y: -12,
    rx: 9,
    rise: 5,
    tone: { base: '#efe8d6' },
    gloss: 0.8,
    drape: true,
  });
  blob(pen, {
    x: -226,
    y: -12,
    rx: 4.5,
    rise: 2,
    tone: { base: '#1b140d' },
    gloss: 0.8,
    drape: true,
  });
}

export const grill: Scenes = {
  mititei: scene('slate', (p) => {
    board(p, 345, 225);
    for (let i = 0; i < 5; i++)
      roll(
        p.at(-190 + i * 66, 10 + (i % 2) * 8, 1, 1.45 + Math.sin(i * 5) * 0.05),
        92,
        27,
        MITITEI,
        { marks: 26 },
      );
    pot(p.at(200, 120), 66, MUSTARD, GLAZES.cream, 0.6);
    bread(p.at(214, -100, 1, 0.3), 92, 62, 0.55);
    bread(p.at(236, -44, 1, -0.12), 92, 62, 0.55);
    parsley(p.at(-280, -150, 1, 0.5), 46);
    onion(p.at(-280, 130), 34);
    crumbs(p.at(-60, 20), 26, 190, 2.2, [{ base: '#e9e2d4' }], 'mi');
  }),
  'frigarui-porc': scene('clay', (p) => {
    plate(p, 268, GLAZES.night);
    for (const [y, t] of [
      [-96, 0.08],
      [-8, -0.05],
      [82, 0.06],
    ] as const)
      skewer(p.at(0, y, 1, t), 268);
    pot(p.at(300, 210), 70, { base: '#b02d14', blot: '#8f1f0d', size: 14 }, GLAZES.cream, 0.6);
    onion(p.at(-120, 176), 34);
    onion(p.at(-60, 190), 28);
    chopped(p, 190, 44, 'fp');
    parsley(p.at(90, 180), 44);
  }),
  'ceafa-porc': scene('walnut', (p) => {
    roundBoard(p, 272);
    blob(p.at(-190, -96, 1, 0.5), {
      rx: 80,
      ry: 16,
      shape: box(74, 13, 12),
      rise: 16,
      round: 10,
      tone: { base: '#e3d2b4', blot: '#a57c4c', size: 20 },
      gloss: 0.3,
    });
    steak(
      p.at(-60, -30, 1, 0.4),
      175,
      112,
      { base: '#9c5a30', blot: '#6f3617', edge: '#d8a56c' },
      40,
    );
    potatoes(p.at(110, 130), 9, 106, 66);
    pot(p.at(186, -110), 62, { base: '#efe7d2', blot: '#dccfae', size: 9 }, GLAZES.clay);
    chopped(p, 190, 40, 'cep');
    dill(p.at(-150, 90, 1, 0.4), 120, 'cep');
  }),
  'pui-gratar': scene('oak', (p) => {
    plate(p, 262, GLAZES.blue);
    steak(
      p.at(-70, -60, 1, 0.5),
      130,
      78,
      { base: '#d08a3c', blot: '#a85a1c', edge: '#7a3a12' },
      32,
    );
    steak(
      p.at(20, 40, 1, 0.15),
      130,
      74,
      { base: '#d08a3c', blot: '#a85a1c', edge: '#7a3a12' },
      32,
    );
    shreds(p.at(90, -120), 120, 66, 56, 3, [...CABBAGE, { base: '#e07a25' }], 'pg');
    for (const [x, y] of [
      [-120, 110],
      [-84, 146],
    ] as const)
      slice(p.at(x, y), 42, citrus(42), 9);
    slice(p.at(130, 130), 40, tomato(40), 9);
    chopped(p, 170, 44, 'pg');
    parsley(p.at(-20, 150, 1, 0.4), 42);
  }),
  pastrav: scene('white', (p) => {
    board(p, 372, 190, '#8b5a30', '#573118');
    trout(p.at(0, -20, 1.15, -0.08));
    for (const [x, y] of [
      [-90, 110],
      [-40, 128],
      [16, 120],
    ] as const)
      slice(p.at(x, y), 42, citrus(42), 9);
    for (const [x, y] of [
      [190, 110],
      [240, 80],
    ] as const)
      slice(p.at(x, y), 42, tomato(42), 10);
    blob(p.at(120, 130, 1, 0.3), {
      rx: 56,
      ry: 22,
      rise: 13,
      tone: { base: '#7d9a3c', blot: '#3c2c14', size: 20, share: 0.3 },
      gloss: 0.5,
    });
    dill(p.at(-100, -10, 1, 0.1), 140, 'pa');
    dill(p.at(-300, 120, 1, -0.5), 110, 'pa2');
  }),
  carnaciori: scene('green', (p) => {
    towel(p.at(330, 0, 1, 0.06), 110, 300);
    plate(p.at(-30, 0), 262, GLAZES.cream);
    const q = p.at(-30, 0);
    shreds(
      q.at(-20, 80),
      200,
      150,
      60,
      3.2,
      [{ base: '#c99b4c' }, { base: '#dcb86c' }, { base: '#a8752f' }],
      'ca',
      { ry: 88 },
    );
    for (let i = 0; i < 4; i++)
      roll(
        q.at(-20 + i * 10, -110 + i * 56, 1, -0.15 + i * 0.05),
        120,
        27,
        { base: '#9c4420', blot: '#6d2810', size: 22 },
        { bend: 26 - i * 4, marks: 42, gloss: 0.65 },
      );
    pot(q.at(176, 150), 56, MUSTARD, GLAZES.clay, 0.6);
    chopped(q, 170, 30, 'ca');
    parsley(q.at(-150, 130, 1, 2), 40);
  }),
};
