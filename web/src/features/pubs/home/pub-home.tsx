import type { Pub } from '@comanda/contract/pubs';
import { BookOpenText, ExternalLink, LayoutGrid, QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { GeolocationCard } from '../place/geolocation-card.tsx';
import { PubCover } from './pub-cover.tsx';
import styles from './pub-home.module.css';
import { PubSettingsForm } from '../settings/pub-settings-form.tsx';
import { PublicationBadge } from '../publication/publication-badge.tsx';
import { QrPicture } from '../codes/qr-picture.tsx';
import { QrPopup } from '../codes/qr-popup.tsx';

type Props = {
  readonly pub: Pub;
  /** The set-up steps of a new pub. */
  readonly setUp: ReactNode;
  /** The live counts, from the orders feature. */
  readonly ordersCard: ReactNode;
  /** The link to the alerts of unopened orders. */
  readonly alertsCard: ReactNode;
  /** The link to the printers of the pub's network. */
  readonly printersCard: ReactNode;
  /** The link to the delivery settings. */
  readonly shippingCard: ReactNode;
};

/** The page of one pub: its orders, its menu, its settings. */
export function PubHome({ pub, setUp, ordersCard, alertsCard, printersCard, shippingCard }: Props) {
  const { t } = useText();
  return (
    <Page>
      <BarPath parts={[pub.name]} />
      <PageHeader title={pub.name} />
      {setUp}
      <div className={styles['columns']}>
        <div className={styles['cards']}>
          {ordersCard}
          <Card title={t('pubs.menu_card')}>
            <p className={styles['hint']}>{t('pubs.menu_card_hint')}</p>
            <ButtonLink
              variant="quiet"
              to={`/admin/pub/${pub.id}/edit_menu`}
              icon={<BookOpenText />}
            >
              {t('pubs.edit_menu')}
            </ButtonLink>
          </Card>
          {shippingCard}
          {alertsCard}
          {printersCard}
          <PageCard pub={pub} />
        </div>
        <div className={styles['cards']}>
          <Card isFlush>
            <PubCover pub={pub} sizes="(min-width: 960px) 640px, 100vw" />
          </Card>
          <Card title={t('pubs.settings')}>
            <PubSettingsForm pub={pub} />
          </Card>
          <GeolocationCard pub={pub} />
        </div>
      </div>
    </Page>
  );
}

function PageCard({ pub }: { readonly pub: Pub }) {
  const { t, language } = useText();
  const qr = usePopup<true>();
  return (
    <Card title={t('pubs.page_card')} actions={<PublicationBadge pub={pub} />}>
      <div className={styles['page']}>
        <div className={styles['code']}>
          <QrPicture pub={pub} isDecorative />
        </div>
        <div className={styles['pageWords']}>
          <p className={styles['hint']}>{t('pubs.page_card_hint')}</p>
          <p className={styles['address']}>{pub.public_url.replace(/^https?:\/\//, '')}</p>
        </div>
      </div>
      <p className={styles['until']}>
        {t(pub.expired ? 'pubs.published_till_past' : 'pubs.published_until')}{' '}
        <time dateTime={pub.expiration_time_utc}>
          {formatDateTime(pub.expiration_time_utc, language, pub.time_zone)}
        </time>
      </p>
      <div className={styles['actions']}>
        <Button
          variant="quiet"
          icon={<QrCode />}
          onClick={() => {
            qr.open(true);
          }}
        >
          {t('pubs.qr_code')}
        </Button>
        <ButtonLink
          variant="quiet"
          to={`/pub/${pub.url_name}/`}
          reloadDocument
          target="_blank"
          icon={<ExternalLink />}
        >
          {t('pubs.open_page')}
        </ButtonLink>
        <ButtonLink variant="quiet" to={`/admin/pub/${pub.id}/table-cards`} icon={<LayoutGrid />}>
          {t('pubs.table_cards')}
        </ButtonLink>
      </div>
      <QrPopup pub={pub} isOpen={qr.isOpen} onClose={qr.close} />
    </Card>
  );
}
