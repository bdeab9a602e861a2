export { bearing } from './bearing.ts';
export { circleOutline } from './circle.ts';
export { distanceMetres, type LatLng } from './distance.ts';
export { isSimpleOutline } from './outline.ts';
export { doOverlap } from './overlap.ts';
export { isInside, polygonArea } from './polygon.ts';
export { isSameOutline } from './same-outline.ts';
