import { useEffect, useState } from 'react';
import type { Size } from './crop-geometry.ts';
import { decodePicture, type PictureSource } from './picture-source.ts';

type Decoded = {
  readonly picture: ImageBitmap | undefined;
  /** Of its own: a released picture has none. */
  readonly size: Size;
  readonly hasFailed: boolean;
};

const NOTHING: Decoded = { picture: undefined, size: { width: 1, height: 1 }, hasFailed: false };

/** The decoded picture while the popup is open: that of a phone has 50 MB. */
export function usePicture(source: PictureSource, isOpen: boolean): Decoded {
  const [decoded, setDecoded] = useState(NOTHING);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isLeft = false;
    let picture: ImageBitmap | undefined;
    const decode = async () => {
      try {
        picture = await decodePicture(source);
        const { width, height } = picture;
        if (isLeft) picture.close();
        else setDecoded({ picture, size: { width, height }, hasFailed: false });
      } catch {
        if (!isLeft) setDecoded({ ...NOTHING, hasFailed: true });
      }
    };
    void decode();
    return () => {
      isLeft = true;
      picture?.close();
    };
  }, [source, isOpen]);
  return decoded;
}
