export { escPosOf } from './esc-pos.ts';
export { readEscPos, type Printed } from './read-esc-pos.ts';
export { rasterOf, type Raster } from './raster.ts';
