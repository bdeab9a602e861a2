import type { Pub } from '@comanda/contract/pubs';
import { QrCode } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { QrPicture } from '../codes/qr-picture.tsx';
import { QrPopup } from '../codes/qr-popup.tsx';
import { PubCover } from './pub-cover.tsx';
import { PublicationBadge, PublishedUntil } from '../publication/publication-badge.tsx';
import styles from './guest-page-cards.module.css';
import { GuestPageLink } from '../codes/guest-page-link.tsx';

/** The guest's page: its cover, address and code, and until when it is published. */
export function GuestPageCards({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  const qr = usePopup<true>();
  return (
    <>
      <Card isFlush>
        <PubCover pub={pub} sizes="(min-width: 760px) 712px, 100vw" />
      </Card>
      <Card>
        <div className={styles['page']}>
          <div className={styles['code']}>
            <QrPicture pub={pub} isDecorative />
          </div>
          <div className={styles['facts']}>
            <GuestPageLink pub={pub} />
            <p className={styles['until']}>
              <PublishedUntil pub={pub} /> <PublicationBadge pub={pub} />
            </p>
            <Button
              variant="quiet"
              icon={<QrCode />}
              onClick={() => {
                qr.open(true);
              }}
            >
              {t('pubs.qr_code')}
            </Button>
          </div>
        </div>
        <QrPopup pub={pub} isOpen={qr.isOpen} onClose={qr.close} />
      </Card>
    </>
  );
}
