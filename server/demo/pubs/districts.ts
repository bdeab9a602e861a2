import { zonePalette, type FeeStep } from '@comanda/domain/shipping';

/** A zone of delivery. */
export interface DemoZone {
  shapeId: string;
  name: string;
  color: string;
  /** In bani. */
  priceMinor: number;
  /** In bani; null where delivery is never free. */
  freeFromMinor: number | null;
  vertices: { lat: number; lng: number }[];
  /** In bani; the least that is delivered there. */
  minimumMinor?: number;
  /** Before the free one, in bani. */
  steps?: readonly FeeStep[];
  extraMinutes?: number;
}

const ring = (...points: [lat: number, lng: number][]) =>
  points.map(([lat, lng]) => ({ lat, lng }));

/** Districts with the names that couriers use: they touch, and overlap where a street belongs to both. */
export const districts: DemoZone[] = [
  {
    shapeId: 'centru',
    name: 'Centru',
    color: zonePalette[0],
    priceMinor: 3500,
    freeFromMinor: 40000,
    vertices: ring(
      [47.0385, 28.822],
      [47.0335, 28.8425],
      [47.0225, 28.8545],
      [47.0085, 28.8485],
      [47.004, 28.832],
      [47.013, 28.815],
      [47.027, 28.808],
    ),
  },
  {
    shapeId: 'botanica',
    name: 'Botanica',
    minimumMinor: 12000,
    steps: [{ fromMinor: 30000, priceMinor: 3000 }],
    extraMinutes: 10,
    color: zonePalette[2],
    priceMinor: 5000,
    freeFromMinor: 60000,
    vertices: ring(
      [47.008, 28.838],
      [47.0065, 28.858],
      [46.995, 28.884],
      [46.976, 28.89],
      [46.962, 28.872],
      [46.97, 28.845],
      [46.988, 28.828],
    ),
  },
  {
    shapeId: 'buiucani',
    name: 'Buiucani',
    color: zonePalette[1],
    priceMinor: 4500,
    freeFromMinor: 50000,
    vertices: ring(
      [47.055, 28.79],
      [47.046, 28.822],
      [47.031, 28.827],
      [47.018, 28.813],
      [47.018, 28.785],
      [47.03, 28.765],
      [47.048, 28.768],
    ),
  },
  {
    shapeId: 'riscani',
    name: 'Rîșcani',
    color: zonePalette[3],
    priceMinor: 5000,
    freeFromMinor: 60000,
    vertices: ring(
      [47.066, 28.845],
      [47.064, 28.876],
      [47.049, 28.886],
      [47.032, 28.868],
      [47.029, 28.844],
      [47.045, 28.832],
    ),
  },
  {
    shapeId: 'ciocana',
    name: 'Ciocana',
    color: zonePalette[4],
    priceMinor: 6000,
    freeFromMinor: null,
    vertices: ring(
      [47.066, 28.872],
      [47.066, 28.915],
      [47.045, 28.93],
      [47.02, 28.915],
      [47.018, 28.885],
      [47.034, 28.872],
      [47.05, 28.879],
    ),
  },
];
