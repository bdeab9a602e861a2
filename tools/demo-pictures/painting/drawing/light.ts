import { read, type Field } from './field.ts';
import { clamp, noise } from './noise.ts';

/** A window, up and to the left. */
const SUN = { x: -0.52, y: -0.5, z: 0.69 };
const WARM = [1.0, 0.93, 0.82] as const;
const SKY = [0.97, 0.95, 0.93] as const;

/** Two passes of a running mean: close enough to a Gaussian for soft shade. */
function blurred(source: Float32Array, width: number, height: number, radius: number) {
  const r = Math.max(1, Math.round(radius));
  let from = source;
  for (let pass = 0; pass < 2; pass++) {
    const across = new Float32Array(source.length);
    const down = new Float32Array(source.length);
    for (let y = 0; y < height; y++) runningMean(from, across, y * width, 1, width, r);
    for (let x = 0; x < width; x++) runningMean(across, down, x, width, height, r);
    from = down;
  }
  return from;
}

function runningMean(
  from: Float32Array,
  to: Float32Array,
  start: number,
  stride: number,
  count: number,
  r: number,
): void {
  const value = (i: number) => read(from, start + clamp(i, 0, count - 1) * stride);
  let sum = 0;
  for (let i = -r; i <= r; i++) sum += value(i);
  for (let i = 0; i < count; i++) {
    to[start + i * stride] = sum / (2 * r + 1);
    sum += value(i + r + 1) - value(i - r);
  }
}

/** How much of the window each point sees, 0 to 1, computed by stepping towards it over the relief. */
function sunlight(field: Field): Float32Array {
  const { width, height, z, scale } = field;
  const share = new Float32Array(z.length);
  const flat = Math.hypot(SUN.x, SUN.y);
  const climb = SUN.z / flat;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const here = read(z, y * width + x);
      let hidden = 0;
      let reach = (0.6 + noise(x * 0.9, y * 0.9)) * scale;
      while (reach < 130 * scale && hidden < 1) {
        const sx = Math.round(x + (SUN.x / flat) * reach);
        const sy = Math.round(y + (SUN.y / flat) * reach);
        if (sx < 0 || sy < 0 || sx >= width || sy >= height) break;
        const over = read(z, sy * width + sx) - here - reach * climb;
        hidden = Math.max(hidden, 0.5 + over / (0.55 * reach + 1.5 * scale));
        reach *= 1.13;
        reach += 0.4 * scale;
      }
      share[y * width + x] = 1 - clamp(hidden);
    }
  }
  return blurred(share, width, height, 1.2 * scale);
}

/** A film's curve: deep shade, and whites that keep their drawing. */
const encode = (v: number) => {
  const x = v * 0.72;
  const film = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
  return 255 * clamp(film) ** (1 / 2.2);
};

/** Lights the relief and returns 8-bit RGB. */
export function lit(field: Field): Buffer {
  const { width, height, z, scale } = field;
  const out = Buffer.alloc(width * height * 3);
  const sun = sunlight(field);
  const near = blurred(z, width, height, 5 * scale);
  const far = blurred(z, width, height, 26 * scale);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const here = read(z, i);
      const left = read(z, x > 0 ? i - 1 : i);
      const right = read(z, x < width - 1 ? i + 1 : i);
      const up = read(z, y > 0 ? i - width : i);
      const down = read(z, y < height - 1 ? i + width : i);
      const nx = (left - right) / 2;
      const ny = (up - down) / 2;
      const len = 1 / Math.hypot(nx, ny, 1);
      const facing = (nx * SUN.x + ny * SUN.y + SUN.z) * len;
      const open =
        1 /
        (1 +
          (Math.max(0, read(near, i) - here) * 0.12 + Math.max(0, read(far, i) - here) * 0.05) /
            scale);
      const key = clamp((facing + 0.25) / 1.25) * read(sun, i) * 1.5;
      const ambient = (0.2 + 0.22 * len) * open;
      const gloss = read(field.gloss, i);
      const shine = highlight(nx * len, ny * len, len, gloss) * (0.25 + 0.75 * read(sun, i));
      const u = x / width - 0.5;
      const v = y / height - 0.5;
      const fall = (1.06 - 0.62 * (u * u + v * v)) * (1 - 0.12 * (u + v));
      const o = i * 3;
      out[o] = encode((read(field.r, i) * (key * WARM[0] + ambient * SKY[0]) + shine) * fall);
      out[o + 1] = encode((read(field.g, i) * (key * WARM[1] + ambient * SKY[1]) + shine) * fall);
      out[o + 2] = encode((read(field.b, i) * (key * WARM[2] + ambient * SKY[2]) + shine) * fall);
    }
  }
  return out;
}

/** The window mirrored in what is wet or glazed, for an eye straight above. */
function highlight(nx: number, ny: number, nz: number, gloss: number): number {
  const h = 1 / Math.hypot(SUN.x, SUN.y, SUN.z + 1);
  const cos = clamp((nx * SUN.x + ny * SUN.y + nz * (SUN.z + 1)) * h);
  return gloss * (0.9 * cos ** (30 + 260 * gloss) + 0.1 * cos ** 12);
}
