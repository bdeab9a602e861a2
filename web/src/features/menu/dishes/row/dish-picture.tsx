import type { Dish } from '@comanda/contract/menu';
import { ImageUp } from 'lucide-react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Picture } from '../../../../ui/picture/picture.tsx';
import { UploadBar } from '../../../../ui/upload/upload-bar.tsx';
import styles from './dish-picture.module.css';

type Props = {
  readonly dish: Dish;
  /** 0 to 1 during an upload. */
  readonly progress: number | undefined;
  readonly onChoose: () => void;
};

/** The picture of a dish in its row, or the place for one: a press chooses another. */
export function DishPicture({ dish, progress, onChoose }: Props) {
  const { t } = useText();
  const hasPicture = dish.image_file_name !== '';
  const label = t(hasPicture ? 'menu.update_image' : 'menu.upload_image', { name: dish.name });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-busy={progress !== undefined || undefined}
      className={styles['picture']}
      onClick={() => {
        if (progress === undefined) onChoose();
      }}
    >
      {hasPicture ? (
        <Picture
          kind="dish"
          fileName={dish.image_file_name}
          alt=""
          sizes="40px"
          ratio="1"
          color={dish.image_color}
        />
      ) : (
        <ImageUp />
      )}
      <UploadBar label={label} progress={progress} className={styles['bar']} />
    </button>
  );
}
