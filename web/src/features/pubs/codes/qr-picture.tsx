import type { Pub } from '@comanda/contract/pubs';
import { qrPath } from '@comanda/domain/images';
import { useText } from '../../../lib/i18n/use-text.ts';
import styles from './qr-picture.module.css';

/** The pub's code as a file, or that of one of its tables; the server draws either format. */
export function qrAddress(pub: Pub, format: 'png' | 'svg', table?: number): string {
  const address = qrPath(pub.qr_code_file_name.replace(/\.png$/, `.${format}`));
  return table === undefined ? address : `${address}?table=${table}`;
}

/** The pub's current code, on white in every theme: scanners need the contrast. */
export function QrPicture({ pub, isDecorative = false }: { pub: Pub; isDecorative?: boolean }) {
  const { t } = useText();
  return (
    <img
      src={qrAddress(pub, 'svg')}
      alt={isDecorative ? '' : t('pubs.qr_code_of', { name: pub.name })}
      width={320}
      height={320}
      className={styles['qr']}
    />
  );
}
