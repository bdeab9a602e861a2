import type { Pub } from '@comanda/contract/pubs';
import { BookOpenText, QrCode, Settings2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { RomanianNote } from '../../../product/languages/romanian-note.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CardLink } from '../../../ui/layout/card-link.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { GuestPageLink } from '../codes/guest-page-link.tsx';
import { QrPopup } from '../codes/qr-popup.tsx';
import { GeolocationCard } from '../place/geolocation-card.tsx';
import { SectionList } from '../settings/section-list.tsx';
import styles from './pub-home.module.css';

type Props = {
  readonly pub: Pub;
  /** The set-up steps of a new pub. */
  readonly setUp: ReactNode;
  /** What is seldom done with the whole pub. */
  readonly actions: ReactNode;
  /** The live counts, from the orders feature. */
  readonly ordersCard: ReactNode;
  /** What is wrong, from other features. */
  readonly notes: ReactNode;
  /** When it is open today, from the hours feature. */
  readonly hoursCard: ReactNode;
  /** Whether it delivers, from the shipping feature. */
  readonly shippingCard: ReactNode;
};

/** The page of one pub: its orders, its menu, its delivery, its settings and its place. */
export function PubHome({ pub, setUp, actions, notes, ...cards }: Props) {
  const { t } = useText();
  const qr = usePopup<true>();
  const own = `/admin/pub/${pub.id}`;
  return (
    <Page isDense>
      <BarPath parts={[pub.name]} />
      <PageHeader
        title={pub.name}
        note={<GuestPageLink pub={pub} />}
        actions={
          <>
            {actions}
            <IconButton
              variant="outlined"
              className={styles['qr']}
              label={t('pubs.qr_code')}
              icon={<QrCode />}
              onClick={() => {
                qr.open(true);
              }}
            />
          </>
        }
      />
      <QrPopup pub={pub} isOpen={qr.isOpen} onClose={qr.close} />
      {setUp}
      <RomanianNote
        pub={pub}
        action={
          <ButtonLink variant="quiet" to={`${own}/settings/languages`}>
            {t('translations.add_romanian')}
          </ButtonLink>
        }
      />
      {notes}
      <div className={styles['cards']}>
        <div className={styles['whole']}>{cards.ordersCard}</div>
        <div className={styles['column']}>
          <CardLink to={`${own}/edit_menu`} title={t('pubs.edit_menu')} icon={<BookOpenText />} />
          {cards.hoursCard}
          {cards.shippingCard}
          <CardLink to={`${own}/settings`} title={t('pubs.settings')} icon={<Settings2 />}>
            <SectionList pub={pub} isGrid without={['hours', 'shipping']} />
          </CardLink>
        </div>
        <GeolocationCard pub={pub} />
      </div>
    </Page>
  );
}
