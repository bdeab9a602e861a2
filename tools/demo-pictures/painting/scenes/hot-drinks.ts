import { balls, leaf, mint, spread } from '../food/garnish.ts';
import { citrus, slice } from '../food/slices.ts';
import { clearDrink, cup, espresso, latteArt, teapot, tumbler } from '../table/glassware.ts';
import { pot, ROSY } from '../food/helpings.ts';
import { seeded } from '../drawing/noise.ts';
import type { Pen } from '../drawing/pen.ts';
import { scene, type Scenes } from './scene.ts';
import { blob, box, capsule } from '../drawing/shapes.ts';
import { GLAZES, roundBoard } from '../table/tableware.ts';

function spoon(pen: Pen): void {
  const steel = { base: '#a9a69f', blot: '#c6c3bb', size: 30 };
  blob(pen, { rx: 90, shape: capsule(82, 5), rise: 7, round: 5, tone: steel, gloss: 0.95 });
  blob(pen, {
    x: -108,
    rx: 34,
    ry: 22,
    rise: -5,
    round: 20,
    tone: steel,
    gloss: 0.95,
    drape: true,
  });
  blob(pen, {
    x: -108,
    rx: 36,
    ry: 24,
    shape: (x, y) => Math.abs(Math.hypot(x / 1.5, y) - 22) - 2,
    rise: 8,
    round: 2,
    tone: steel,
    gloss: 0.95,
  });
}

function beans(pen: Pen, count: number, rx: number, seed: string): void {
  const rng = seeded(seed);
  for (const [x, y] of spread(rng, count, rx, rx * 0.7)) {
    const q = pen.at(x, y, 1, rng() * 6);
    blob(q, {
      rx: 13,
      ry: 9,
      rise: 8,
      tone: { base: '#4a2612', blot: '#351a0b', size: 8 },
      gloss: 0.55,
    });
    blob(q, { rx: 11, ry: 1.4, rise: -2, tone: { base: '#1c0d05' }, drape: true });
  }
}

export const hotDrinks: Scenes = {
  espresso: scene('slate', (p) => {
    cup(p.at(-20, 0, 1, -0.4), 108, GLAZES.white, espresso(97));
    spoon(p.at(-70, 190, 1, 0.2));
    beans(p.at(280, -160), 30, 130, 'be');
    beans(p.at(-310, 190), 12, 70, 'be2');
    for (const [x, y, t] of [
      [250, 130, 0.3],
      [300, 160, 1],
    ] as const)
      blob(p.at(x, y, 1, t), {
        rx: 26,
        shape: box(24, 24, 4),
        rise: 30,
        round: 4,
        bump: 1.5,
        grain: 4,
        tone: { base: '#9a6a34', blot: '#b98a4e', size: 4 },
      });
  }),
  cappuccino: scene('walnut', (p) => {
    cup(
      p.at(0, 0, 1, 0.5),
      156,
      GLAZES.blue,
      (x, y) => {
        const c = Math.cos(-0.5);
        const s = Math.sin(-0.5);
        return latteArt(140)(x * c + y * s, y * c - x * s, 0);
      },
      0.3,
    );
    spoon(p.at(-250, 170, 1, -0.9));
    for (const [x, y] of [
      [300, -200],
      [320, -130],
    ] as const)
      blob(p.at(x, y), {
        rx: 40,
        rise: 14,
        round: 10,
        wobble: 4,
        bump: 2,
        tone: { base: '#c58a3e', blot: '#9a5f22', size: 12 },
      });
    beans(p.at(-320, -200), 12, 70, 'bc');
  }),
  'cafea-ibric': scene('clay', (p) => {
    roundBoard(p.at(-60, 0), 262);
    const q = p.at(-130, -50);
    blob(q.at(50, -60, 1, -0.85), {
      x: 150,
      rx: 140,
      ry: 13,
      shape: box(140, 12, 10),
      rise: 40,
      round: 10,
      tone: { base: '#7a4a24', blot: '#54300f', size: 30 },
      gloss: 0.5,
      floor: 30,
    });
    blob(q, {
      rx: 112,
      rise: 74,
      round: 16,
      tone: { base: '#b5703a', blot: '#93521f', size: 40 },
      gloss: 0.9,
      floor: 0,
    });
    blob(q, { rx: 97, rise: 60, round: 2, tone: espresso(97), gloss: 0.35, floor: 0, carve: true });
    cup(p.at(80, 90), 66, GLAZES.cream, espresso(58));
    pot(p.at(290, -130), 60, ROSY, GLAZES.white, 0.9);
    spoon(p.at(300, 40, 0.8, 1.3));
    beans(p.at(300, 200), 18, 90, 'bi');
  }),
  'ceai-catina': scene('oak', (p) => {
    teapot(p.at(-130, -60, 1, 0.3), 150, GLAZES.clay);
    tumbler(p.at(190, 80), 108, '#f0a01c', '#b85f06');
    balls(
      p.at(190, 80),
      spread(seeded('cat'), 16, 70),
      10,
      { base: '#ee8a14', blot: '#f6b03c', size: 10 },
      0.8,
    );
    slice(p.at(226, 116), 40, citrus(40, '#ef9422', '#e2741c'), 4);
    balls(
      p.at(-190, 210),
      spread(seeded('cat2'), 34, 96, 40),
      12,
      { base: '#ea7d10', blot: '#f6a93a', size: 10 },
      0.8,
    );
    slice(p.at(40, 220), 52, citrus(52, '#ef9422', '#e2741c'), 9);
    pot(p.at(290, -200), 66, { base: '#c98010', blot: '#a8650a', size: 40 }, GLAZES.cream, 0.95);
  }),
  'ceai-tei': scene('linen', (p) => {
    cup(p.at(-60, 20, 1, -0.5), 146, GLAZES.moss, clearDrink('#e2c455', '#a88a22', 131), 0.8);
    slice(p.at(-84, 36), 54, citrus(54), 4);
    mint(p.at(-20, -26), 62);
    teapot(p.at(270, -210, 0.9, 0.9), 130, GLAZES.cream);
    for (const [x, y, t] of [
      [210, 130, 0.3],
      [260, 190, 1.2],
      [320, 120, 2.4],
    ] as const) {
      leaf(p.at(x, y, 1, t), 80, '#7a9a44', 0.38);
      balls(p.at(x, y), spread(seeded(`li${t}`), 8, 24), 6, { base: '#e9d98a' }, 0.3);
    }
  }),
};
