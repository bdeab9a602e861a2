import type { Category } from '@comanda/contract/menu';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './category-banner.module.css';
import { HiddenMark } from '../cards/hidden-mark.tsx';

/** Whether a `#rrggbb` text needs a dark background; by the luma of video, which is precise enough here. */
export function isLightColor(color: string): boolean {
  const value = Number.parseInt(color.slice(1), 16);
  const luma = 0.299 * (value >> 16) + 0.587 * ((value >> 8) & 255) + 0.114 * (value & 255);
  return luma > 127;
}

type Props = {
  readonly category: Category;
  /** The name, as a heading or a link. */
  readonly children: ReactNode;
};

/** A category's picture with its name on it, over a scrim that makes the name readable. */
export function CategoryBanner({ category, children }: Props) {
  const hasPicture = category.image_file_name !== '';
  const isLight = isLightColor(category.text_color);
  return (
    <div className={styles['banner']}>
      <div
        className={classNames(
          styles['seen'],
          isLight ? styles['lightText'] : styles['darkText'],
          !category.visible && styles['hidden'],
        )}
        style={{ color: category.text_color }}
      >
        <Picture
          kind="category"
          fileName={hasPicture ? category.image_file_name : null}
          alt=""
          sizes="(min-width: 600px) 560px, 100vw"
          ratio="auto"
          color={hasPicture ? category.image_color : null}
          fallback={<span className={styles['blank']} />}
        />
        <div className={styles['name']}>{children}</div>
      </div>
      {!category.visible && <HiddenMark className={styles['mark']} />}
    </div>
  );
}
