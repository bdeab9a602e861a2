/** Repeatable randomness: every run makes the same picture. */
export type Rng = () => number;

export function seeded(text: string): Rng {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function lattice(x: number, y: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth value noise, 0 to 1. */
export function noise(x: number, y: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const ux = fx * fx * (3 - 2 * fx);
  const uy = fy * fy * (3 - 2 * fy);
  const top = lattice(ix, iy) * (1 - ux) + lattice(ix + 1, iy) * ux;
  const bottom = lattice(ix, iy + 1) * (1 - ux) + lattice(ix + 1, iy + 1) * ux;
  return top * (1 - uy) + bottom * uy;
}

/** Noise with detail at several sizes, 0 to 1 around 0.5. */
export function cloud(x: number, y: number, octaves = 4): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    const f = 2 ** i;
    sum += noise(x * f + i * 17.3, y * f - i * 9.1) * weight;
    total += weight;
    weight *= 0.5;
  }
  return sum / total;
}

export const clamp = (v: number, low = 0, high = 1) => Math.min(high, Math.max(low, v));

export const smooth = (from: number, to: number, v: number) => {
  const t = clamp((v - from) / (to - from));
  return t * t * (3 - 2 * t);
};
