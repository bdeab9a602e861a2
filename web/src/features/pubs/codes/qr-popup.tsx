import type { Pub } from '@comanda/contract/pubs';
import { Download } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { CopyField } from '../../../ui/field/copy-field.tsx';
import { Popup } from '../../../ui/popup/popup.tsx';
import { DownloadLink } from './download-link.tsx';
import { QrPicture, qrAddress } from './qr-picture.tsx';
import { useRecordCodePrinted } from '../set-up/set-up-api.ts';
import styles from './qr-popup.module.css';

type Props = {
  readonly pub: Pub;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The pub's code, large enough to be scanned from the screen, and its files for the printer. */
export function QrPopup({ pub, isOpen, onClose }: Props) {
  const { t } = useText();
  const codePrinted = useRecordCodePrinted(pub);
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={pub.name}
      maxWidth={420}
      actions={
        <>
          <DownloadLink
            href={qrAddress(pub, 'svg')}
            label={t('pubs.download_svg')}
            icon={<Download />}
            isQuiet
            onTake={codePrinted}
          >
            SVG
          </DownloadLink>
          <DownloadLink
            href={qrAddress(pub, 'png')}
            label={t('pubs.download_png')}
            icon={<Download />}
            onTake={codePrinted}
          >
            PNG
          </DownloadLink>
        </>
      }
    >
      <div className={styles['body']}>
        <div className={styles['code']}>
          <QrPicture pub={pub} />
          <p className={styles['file']}>
            <span className="visually-hidden">{t('pubs.qr_file')}: </span>
            {pub.qr_code_file_name}
          </p>
        </div>
        <CopyField
          label={t('pubs.public_address')}
          value={pub.public_url}
          copyLabel={t('pubs.copy_address')}
          copiedLabel={t('pubs.copied')}
        />
      </div>
    </Popup>
  );
}
