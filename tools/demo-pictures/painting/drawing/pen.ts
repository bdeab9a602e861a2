import type { Rgb } from './color.ts';
import { read, type Field } from './field.ts';
import { clamp } from './noise.ts';

/** One object on the table. Distances are in the pen's units, measured from the object's own centre. */
interface Mark {
  x: number;
  y: number;
  /** Radians. */
  turn?: number;
  /** No part of it is farther from its centre. */
  reach: number;
  /** Signed distance to its outline, negative inside. */
  shape: (x: number, y: number) => number;
  /** Height above the surface below; `depth` is the distance inside the outline. */
  rise: (x: number, y: number, depth: number) => number;
  color: (x: number, y: number, depth: number) => Rgb;
  gloss?: number;
  opacity?: number;
  /** Follows what lies beneath (sauce) instead of standing on it (a sausage). */
  drape?: boolean;
  /** Softens the outline, in units. */
  feather?: number;
  /** Replaces the content below even where it is higher: a drink in its cup. */
  carve?: boolean;
  /** Stands this high above the ground, independent of the surface below. */
  floor?: number;
}

/** Draws marks into a field from an origin of its own, so that a whole plate can be moved, turned or made smaller. */
export class Pen {
  readonly field: Field;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;

  constructor(field: Field, x: number, y: number, size = 1, turn = 0) {
    this.field = field;
    this.x = x;
    this.y = y;
    this.size = size;
    this.turn = turn;
  }

  /** A pen at a place of this pen's drawing. */
  at(x: number, y: number, size = 1, turn = 0): Pen {
    const c = Math.cos(this.turn) * this.size;
    const s = Math.sin(this.turn) * this.size;
    return new Pen(
      this.field,
      this.x + x * c - y * s,
      this.y + x * s + y * c,
      this.size * size,
      this.turn + turn,
    );
  }

  put(mark: Mark): void {
    const { field } = this;
    const k = this.size * field.scale;
    const centre = this.at(mark.x, mark.y);
    const cx = centre.x * field.scale;
    const cy = centre.y * field.scale;
    const turn = this.turn + (mark.turn ?? 0);
    const cos = Math.cos(turn) / k;
    const sin = Math.sin(turn) / k;
    const reach = (mark.reach + 2) * k + 2;
    const base = this.#base(mark, cx, cy, k);
    const sharp = mark.feather ? 1 / (mark.feather * k) : 1;
    const right = Math.min(field.width - 1, Math.ceil(cx + reach));
    const bottom = Math.min(field.height - 1, Math.ceil(cy + reach));
    for (let py = Math.max(0, Math.floor(cy - reach)); py <= bottom; py++) {
      for (let px = Math.max(0, Math.floor(cx - reach)); px <= right; px++) {
        const dx = px - cx;
        const dy = py - cy;
        const x = dx * cos + dy * sin;
        const y = dy * cos - dx * sin;
        const d = mark.shape(x, y);
        const cover = clamp(0.5 - d * k * sharp);
        if (cover > 0) this.#blend(py * field.width + px, mark, x, y, -d, cover, base, k);
      }
    }
  }

  #base(mark: Mark, cx: number, cy: number, k: number): number {
    if (mark.floor !== undefined) return mark.floor * k;
    const { field } = this;
    const px = clamp(Math.round(cx), 0, field.width - 1);
    const py = clamp(Math.round(cy), 0, field.height - 1);
    return read(field.z, py * field.width + px);
  }

  #blend(
    at: number,
    mark: Mark,
    x: number,
    y: number,
    depth: number,
    cover: number,
    base: number,
    k: number,
  ): void {
    const { field } = this;
    const inside = Math.max(0, depth);
    const below = read(field.z, at);
    const z = (mark.drape ? below : base) + mark.rise(x, y, inside) * k;
    // Lower areas are hidden by their surroundings.
    const seen = mark.drape || mark.carve ? cover : cover * clamp((z - below) / 1.5 + 1);
    if (seen <= 0) return;
    const ink = seen * (mark.opacity ?? 1);
    const [r, g, b] = mark.color(x, y, inside);
    field.z[at] = below + (z - below) * seen;
    field.r[at] = read(field.r, at) + (r - read(field.r, at)) * ink;
    field.g[at] = read(field.g, at) + (g - read(field.g, at)) * ink;
    field.b[at] = read(field.b, at) + (b - read(field.b, at)) * ink;
    field.gloss[at] = read(field.gloss, at) + ((mark.gloss ?? 0.15) - read(field.gloss, at)) * ink;
  }
}
