type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance of WCAG 2. */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as WCAG counts it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const a = luminance(parse(one)) + 0.05;
  const b = luminance(parse(other)) + 0.05;
  return Math.max(a, b) / Math.min(a, b);
}

/** The more readable text colour on a fill: near-black or white. */
export function textColorOn(fill: string): '#ffffff' | '#14110e' {
  return contrast('#ffffff', fill) >= contrast('#14110e', fill) ? '#ffffff' : '#14110e';
}

function mix(color: Rgb, towards: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2): number => color[index] + (towards[index] - color[index]) * share;
  return [part(0), part(1), part(2)];
}

/** A colour with a share, 0 to 1, of another one in it. */
export function tinted(color: string, tint: string, share: number): string {
  return toHex(mix(parse(color), parse(tint), share));
}

/**
 * The colour itself when it reaches the contrast on every background, else the nearest shade of it,
 * darker or lighter, that does.
 */
export function readableShade(
  color: string,
  backgrounds: readonly string[],
  atLeast = 4.5,
): string {
  const reaches = (candidate: string): boolean =>
    backgrounds.every((background) => contrast(candidate, background) >= atLeast);
  const isDarkBackground = backgrounds.every((background) => luminance(parse(background)) < 0.18);
  const end: Rgb = isDarkBackground ? [255, 255, 255] : [0, 0, 0];
  for (let step = 0; step < 20; step += 1) {
    const candidate = toHex(mix(parse(color), end, step / 20));
    if (reaches(candidate)) return candidate;
  }
  return toHex(end);
}
