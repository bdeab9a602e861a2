export type Size = { readonly width: number; readonly height: number };

/** What the pictures' background process does, and what it returns. */
export type PictureJob =
  | { readonly kind: 'widths'; readonly file: string; readonly widths: readonly number[] }
  | { readonly kind: 'crop'; readonly picture: Buffer; readonly size: Size }
  | {
      readonly kind: 'ground';
      readonly layer: Buffer;
      readonly color: string;
      readonly size: Size;
    };

/** An uploaded file at each of the widths, and its dominant colour. */
export type EncodedWidths = { readonly files: readonly Buffer[]; readonly color: string };
