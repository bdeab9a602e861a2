import { placinta } from '../food/baked.ts';
import { leaf } from '../food/garnish.ts';
import { wineGlass } from '../table/glassware.ts';
import { nutInShell, walnut } from '../food/helpings.ts';
import type { Pen } from '../drawing/pen.ts';
import { scene, type Scenes } from './scene.ts';
import type { Table } from '../table/tables.ts';

type Place = readonly [stem: string, x: number, y: number, size: number, turn?: number];

/** Several dishes on one table. */
interface Gathering {
  table: Table;
  places: readonly Place[];
  /** Drawn last, above the dishes. */
  extras?: (pen: Pen) => void;
}

const categories: Record<string, Gathering> = {
  'category-placinte': {
    table: 'walnut',
    places: [
      ['vertuta-nuci', 230, 160, 0.72],
      ['placinta-bostan', -190, -130, 0.82],
      ['invartita-visine', 220, -220, 0.6],
    ],
    extras: (p) => {
      placinta(p.at(-130, 220, 0.9), 170, { base: '#f2e8cf' });
    },
  },
  'category-gustari': {
    table: 'oak',
    places: [
      ['zacusca', -40, -150, 0.86],
      ['fasole-batuta', -220, 200, 0.66, 0.4],
      ['muraturi', 200, 150, 0.74, 0.3],
    ],
  },
  'category-salate': {
    table: 'linen',
    places: [
      ['salata-taraneasca', -170, -90, 0.85],
      ['salata-sfecla', 220, 140, 0.8],
      ['salata-boeuf', 240, -230, 0.6],
      ['salata-varza', -200, 300, 0.6, 0.3],
    ],
  },
  'category-zeama-ciorbe': {
    table: 'walnut',
    places: [
      ['zeama', -150, 60, 1],
      ['bors-rosu', 250, -140, 0.78],
      ['supa-ciuperci', 280, 250, 0.6],
    ],
  },
  'category-mamaliga-casa': {
    table: 'oak',
    places: [
      ['mamaliga-branza', -170, -10, 0.96, 0.2],
      ['sarmale-vita', 230, 150, 0.72],
      ['ardei-umpluti', 250, -190, 0.66],
    ],
  },
  'category-gratar': {
    table: 'slate',
    places: [
      ['mititei', -90, -110, 0.86, -0.12],
      ['frigarui-porc', 150, 180, 0.78, -0.3],
      ['carnaciori', -290, 250, 0.66, 0.5],
    ],
  },
  'category-dulciuri': {
    table: 'blue',
    places: [
      ['cusma-guguta', -170, -60, 0.92, -0.3],
      ['papanasi', 220, 140, 0.76],
      ['prune-nuci', 230, -210, 0.6],
    ],
  },
  'category-oua': {
    table: 'slate',
    places: [
      ['ochiuri-slanina', -110, 10, 1, 1.9],
      ['omleta', 280, -170, 0.66, 0.3],
      ['scrob-mamaliga', 290, 220, 0.62],
    ],
  },
  'category-dimineata-dulce': {
    table: 'white',
    places: [
      ['clatite-miere', -160, -60, 0.86],
      ['sirnichi', 200, 130, 0.8],
      ['terci-ovaz', 300, -230, 0.5],
    ],
  },
  'category-cafea-ceai': {
    table: 'walnut',
    places: [
      ['cappuccino', -150, -40, 0.86, -2],
      ['espresso', 210, 150, 0.84],
      ['ceai-tei', 260, -190, 0.62],
    ],
  },
  'category-racoritoare': {
    table: 'green',
    places: [
      ['compot-visine', 260, 130, 0.72, 3],
      ['must', 290, -220, 0.66],
      ['limonada-menta', -170, -30, 0.8, 0.3],
    ],
  },
  'category-vinuri-divin': {
    table: 'walnut',
    places: [['feteasca-neagra', -20, -30, 1]],
    extras: (p) => {
      wineGlass(p.at(340, -60), 84, '#efdf8e', '#c9b04a');
      wineGlass(p.at(345, 205), 90, '#f2a08c', '#c45f52');
      walnut(p.at(-60, 60, 1, 0.7), 26);
    },
  },
};

const cover: Gathering = {
  table: 'walnut',
  places: [
    ['mamaliga-branza', -540, 30, 0.98],
    ['placinta-branza', 140, -210, 0.74, 0.15],
    ['zeama', -50, 170, 0.82, 2.2],
    ['mititei', 440, 170, 0.78, -0.08],
    ['salata-taraneasca', 690, -230, 0.72],
    ['sarmale-vita', -205, -255, 0.62],
  ],
  extras: (p) => {
    wineGlass(p.at(425, -95), 76, '#8c1026', '#2c030c');
    wineGlass(p.at(-740, -270), 92, '#8c1026', '#2c030c');
    wineGlass(p.at(782, 35), 76, '#efdf8e', '#c9b04a');
    nutInShell(p.at(-300, 290), 32);
    nutInShell(p.at(-355, 310, 1, 1.2), 30);
    walnut(p.at(-330, 245, 1, 0.5), 26);
    leaf(p.at(-440, -300, 1, 0.4), 90, '#5d7a36', 0.4);
  },
};

const served = (dishes: Scenes, { table, places, extras }: Gathering) =>
  scene(table, (pen) => {
    for (const [stem, x, y, size, turn] of places)
      dishes[stem]?.draw(pen.at(x, y, size, turn ?? 0));
    extras?.(pen);
  });

/** Pictures of several dishes on one table: the categories, and the cover. */
export function gatherings(dishes: Scenes): Scenes {
  const all = Object.entries({ ...categories, cover });
  return Object.fromEntries(all.map(([stem, gathering]) => [stem, served(dishes, gathering)]));
}
