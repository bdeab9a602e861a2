export { bearing, distanceMetres, type LatLng } from './distance-and-bearing.ts';
export { circleOutline, isSimpleOutline, isSameOutline } from './outline.ts';
export { doOverlap } from './overlap.ts';
export { isInside, polygonArea } from './polygon.ts';
export { snapOutline } from './snap-outline.ts';
