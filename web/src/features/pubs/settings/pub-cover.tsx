import type { Pub } from '@comanda/contract/pubs';
import { imagePath } from '@comanda/domain/images';
import { Crop } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Cropping } from '../../../ui/crop/cropping.tsx';
import type { PictureSource } from '../../../ui/crop/cropped-picture.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { UploadButton } from '../../../ui/upload/upload-button.tsx';
import { useUploadCover } from '../changes-api.ts';
import styles from './pub-cover.module.css';

type Props = {
  readonly pub: Pub;
  /** The drawn width, as in the `sizes` attribute. */
  readonly sizes: string;
};

/** The cover at the top of the guest's page, and the button that changes it. */
export function PubCover({ pub, sizes }: Props) {
  const { t } = useText();
  const cover = useUploadCover(pub, () => {
    showSuccess(t('pubs.cover_saved'));
  });
  const cropping = usePopup<PictureSource>();
  const hasPicture = pub.bg_image_file_name !== '';
  return (
    <div className={styles['cover']} style={{ '--pub-color': pub.color }}>
      <Picture
        kind="pub"
        fileName={hasPicture ? pub.bg_image_file_name : null}
        alt=""
        sizes={sizes}
        ratio="auto"
        color={hasPicture ? pub.bg_image_color : null}
        isFirst
        fallback={<span className={styles['blank']} />}
      />
      <div className={styles['upload']}>
        {hasPicture && (
          <IconButton
            variant="outlined"
            label={t('pubs.crop_cover')}
            icon={<Crop />}
            onClick={() => {
              cropping.open({ address: imagePath('pub', pub.bg_image_file_name) });
            }}
          />
        )}
        <UploadButton
          label={t(hasPicture ? 'pubs.update_cover' : 'pubs.upload_cover')}
          size="small"
          progress={cover.progress}
          onFile={cropping.open}
        />
      </div>
      <Cropping kind="pub" popup={cropping} onTake={cover.send} />
    </div>
  );
}
