/** A relief seen from straight above: at each point a height, a colour and a gloss. `light.ts` lights it. */
export class Field {
  readonly width: number;
  readonly height: number;
  /** Samples to one unit of the drawing. */
  readonly scale: number;
  readonly z: Float32Array;
  readonly r: Float32Array;
  readonly g: Float32Array;
  readonly b: Float32Array;
  readonly gloss: Float32Array;

  constructor(unitsWide: number, unitsHigh: number, scale: number) {
    this.width = Math.round(unitsWide * scale);
    this.height = Math.round(unitsHigh * scale);
    this.scale = scale;
    const size = this.width * this.height;
    this.z = new Float32Array(size);
    this.r = new Float32Array(size);
    this.g = new Float32Array(size);
    this.b = new Float32Array(size);
    this.gloss = new Float32Array(size);
  }
}

/** Typed arrays return undefined beyond their end; every index here is inside. */
export const read = (values: Float32Array, at: number) => values[at] ?? 0;
