import { imagePath, imageWidths, type ImageKind } from '@comanda/domain/images';
import { ImageOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styles from './picture.module.css';

export type PictureProps = {
  readonly kind: ImageKind;
  readonly fileName: string | null;
  /** Empty when the picture only repeats the words beside it. */
  readonly alt: string;
  /** How wide it is drawn, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Width to height, as in CSS: `4 / 3`. */
  readonly ratio: string;
  /** The picture's dominant colour, shown until it is loaded. */
  readonly color?: string | null | undefined;
  /** For the main picture at the top of the page. */
  readonly isFirst?: boolean | undefined;
  /** Shown while there is no picture. */
  readonly fallback?: ReactNode;
};

/** A picture at the width that the screen needs; its space is reserved from the start. */
export function Picture(props: PictureProps) {
  const { kind, fileName, alt, sizes, ratio, color, isFirst = false, fallback } = props;
  const [failedName, setFailedName] = useState<string>();
  return (
    <span
      className={styles['picture']}
      style={{ aspectRatio: ratio, backgroundColor: color ?? undefined }}
    >
      {fileName === null || fileName === failedName ? (
        (fallback ?? <ImageOff />)
      ) : (
        <img
          src={imagePath(kind, fileName)}
          srcSet={imageWidths[kind]
            .map((width) => `${imagePath(kind, fileName, width)} ${width}w`)
            .join(', ')}
          sizes={sizes}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          onError={() => {
            setFailedName(fileName);
          }}
        />
      )}
    </span>
  );
}
