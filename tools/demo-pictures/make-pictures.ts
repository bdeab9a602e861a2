/**
 * Paints the demo's pictures: `node tools/demo-pictures/make-pictures.ts [stem ...]`, all of them when none is named.
 * Everything is drawn by the code under `painting/`; no photograph or font goes in.
 */
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { Field } from './painting/drawing/field.ts';
import { lit } from './painting/drawing/light.ts';
import { Pen } from './painting/drawing/pen.ts';
import { portraits } from './painting/portraits.ts';
import type { Scenes } from './painting/scenes/scene.ts';
import { breakfast } from './painting/scenes/breakfast.ts';
import { coldDrinks } from './painting/scenes/cold-drinks.ts';
import { hotDrinks } from './painting/scenes/hot-drinks.ts';
import { wines } from './painting/scenes/wines.ts';
import { grill } from './painting/scenes/grill.ts';
import { home } from './painting/scenes/home.ts';
import { pies } from './painting/scenes/pies.ts';
import { salads } from './painting/scenes/salads.ts';
import { smallPlates } from './painting/scenes/small-plates.ts';
import { soups } from './painting/scenes/soups.ts';
import { sweets } from './painting/scenes/sweets.ts';
import { gatherings } from './painting/scenes/gatherings.ts';
import { lay } from './painting/table/tables.ts';

/** Painted larger than shown, so that outlines come out smooth. */
const OVERSIZE = 1.5;

/** A single dish fills its picture. */
const CLOSE = 1.1;

const dishes: Scenes = {
  ...pies,
  ...smallPlates,
  ...salads,
  ...soups,
  ...home,
  ...grill,
  ...sweets,
  ...breakfast,
  ...hotDrinks,
  ...coldDrinks,
  ...wines,
};

const scenes: Scenes = { ...dishes, ...gatherings(dishes) };

async function save(stem: string, image: Sharp, width: number, height: number): Promise<void> {
  const file = join(import.meta.dirname, '../../server/demo/pictures', `${stem}.webp`);
  await image.resize(width, height).webp({ quality: 66, effort: 6 }).toFile(file);
}

async function paint(stem: string): Promise<void> {
  const scene = scenes[stem];
  if (!scene) throw new Error(`No scene is called ${stem}`);
  const [width, height] = stem === 'cover' ? [1600, 700] : [800, 600];
  const field = new Field(width, height, OVERSIZE);
  lay(field, scene.table, stem.length);
  scene.draw(new Pen(field, width / 2, height / 2, stem in dishes ? CLOSE : 1));
  const raw = { width: field.width, height: field.height, channels: 3 } as const;
  await save(stem, sharp(lit(field), { raw }), width, height);
}

const wanted = process.argv.slice(2);
const all = [...Object.keys(scenes), ...Object.keys(portraits)];
for (const stem of wanted.length > 0 ? wanted : all) {
  const portrait = portraits[stem];
  if (portrait) await save(stem, sharp(Buffer.from(portrait)), 800, 800);
  else await paint(stem);
}
