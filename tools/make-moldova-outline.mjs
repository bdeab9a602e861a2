// Makes web/src/ui/map/moldova-outline.json, the map's backdrop when there are no tiles: Moldova at 10m detail, its
// neighbours' borders inside a box, and the towns people orient themselves by.
// usage: node tools/make-moldova-outline.mjs
import { writeFileSync } from 'node:fs';
import { feature, mesh } from 'topojson-client';
import atlas from 'world-atlas/countries-10m.json' with { type: 'json' };

const BOX = { west: 24.5, south: 44.5, east: 31.5, north: 49.5 };

const round = (value) => Math.round(value * 1e4) / 1e4;
const point = ([lng, lat]) => [round(lat), round(lng)];
const isInside = ([lng, lat]) =>
  lng >= BOX.west && lng <= BOX.east && lat >= BOX.south && lat <= BOX.north;

/** A border line cut into the pieces that lie in the box. */
function pieces(line) {
  const found = [[]];
  for (const one of line) {
    if (isInside(one)) found.at(-1).push(point(one));
    else if (found.at(-1).length > 0) found.push([]);
  }
  return found.filter((piece) => piece.length > 1);
}

const moldova = feature(atlas, atlas.objects.countries).features.find(
  ({ properties }) => properties.name === 'Moldova',
);
const outline = {
  moldova: moldova.geometry.coordinates.map((ring) => ring.map(point)),
  borders: mesh(atlas, atlas.objects.countries).coordinates.flatMap(pieces),
  towns: [
    ['Chișinău', 47.0056, 28.8575],
    ['Bălți', 47.762, 27.929],
    ['Tiraspol', 46.84, 29.597, 8],
    ['Tighina', 46.831, 29.477, -8],
    ['Cahul', 45.907, 28.194],
    ['Ungheni', 47.211, 27.8],
    ['Soroca', 48.158, 28.285],
    ['Orhei', 47.383, 28.824],
    ['Comrat', 46.297, 28.66],
    ['Edineț', 48.172, 27.305],
  ],
};
writeFileSync(
  new URL('../web/src/ui/map/moldova-outline.json', import.meta.url),
  JSON.stringify(outline),
);
