import { imagePath } from '@comanda/domain/images';
import { Crop } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { CroppedKind, PictureSource } from '../../../ui/crop/cropped-picture.ts';
import styles from './crop-button.module.css';

type Props = {
  readonly kind: CroppedKind;
  /** Of what the picture shows. */
  readonly name: string;
  /** Empty without a picture. */
  readonly fileName: string;
  readonly onOpen: (source: PictureSource) => void;
};

/** In the corner of a present picture: opens it to be cut again. */
export function CropButton({ kind, name, fileName, onOpen }: Props) {
  const { t } = useText();
  if (fileName === '') return null;
  return (
    <IconButton
      variant="outlined"
      className={classNames(styles['crop'], styles[kind])}
      label={t('menu.crop_image', { name })}
      icon={<Crop />}
      onClick={() => {
        onOpen({ address: imagePath(kind, fileName) });
      }}
    />
  );
}
