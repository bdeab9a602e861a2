export { escPosOf } from './esc-pos.ts';
export { rasterOf, type Raster } from './raster.ts';
