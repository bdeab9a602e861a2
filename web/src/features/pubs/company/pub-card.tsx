import type { Pub } from '@comanda/contract/pubs';
import { PencilLine, QrCode, Trash2 } from 'lucide-react';
import { useOtherClock } from '../../../lib/clock/use-now.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ActionsMenu } from '../../../ui/actions/actions-menu.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import styles from './pub-card.module.css';
import {
  PublicationBadge,
  publicationState,
  PublishedUntil,
} from '../publication/publication-badge.tsx';
import { QrPicture } from '../codes/qr-picture.tsx';

type Props = {
  readonly pub: Pub;
  readonly onShowQr: () => void;
  readonly onPay: () => void;
  readonly onUpdate: () => void;
  /** Not available to an administrator who is inside this one pub. */
  readonly onDelete: (() => void) | undefined;
};

/** A pub in its company's list: its code, its expiry, and today's orders. */
export function PubCard({ pub, onShowQr, onPay, onUpdate, onDelete }: Props) {
  const { t } = useText();
  const otherClock = useOtherClock(pub.time_zone);
  return (
    <article className={styles['card']}>
      <button
        type="button"
        className={styles['code']}
        aria-label={t('pubs.show_qr_code', { name: pub.name })}
        title={t('pubs.show_qr_code', { name: pub.name })}
        onClick={onShowQr}
      >
        <QrPicture pub={pub} isDecorative />
        <span className={styles['codeIcon']} aria-hidden="true">
          <QrCode />
        </span>
      </button>
      <div className={styles['words']}>
        <header className={styles['head']}>
          <h2 className={styles['name']} title={pub.name}>
            {pub.name}
          </h2>
          <ActionsMenu
            label={t('ui.actions_of', { name: pub.name })}
            actions={[
              { label: t('pubs.update'), icon: <PencilLine />, onSelect: onUpdate },
              ...(onDelete
                ? [
                    {
                      label: t('pubs.delete'),
                      icon: <Trash2 />,
                      onSelect: onDelete,
                      isDestructive: true,
                    },
                  ]
                : []),
            ]}
          />
        </header>
        <p className={styles['address']}>{pub.address || t('pubs.no_address')}</p>
        <p className={styles['until']}>
          <PublishedUntil pub={pub} />
          {otherClock !== undefined && <small>{pub.time_zone}</small>}
        </p>
        <PublicationBadge pub={pub} />
      </div>
      <footer className={styles['foot']}>
        <p className={styles['today']}>{t('pubs.orders_today', { count: pub.orders_today })}</p>
        <PubActions pub={pub} onPay={onPay} />
      </footer>
    </article>
  );
}

/** The link to the pub or to its payment; an expired pub still links to its orders in process. */
function PubActions({ pub, onPay }: Pick<Props, 'pub' | 'onPay'>) {
  const { t } = useText();
  const { name, expired, orders_in_process: inProcess } = pub;
  const canPay = publicationState(pub) !== undefined;
  return (
    <div className={styles['ways']}>
      {expired && inProcess > 0 && (
        <ButtonLink variant="quiet" to={`/admin/pub/${pub.id}/orders`}>
          {t('pubs.orders_in_process', { count: inProcess })}
        </ButtonLink>
      )}
      {canPay && (
        <Button
          variant={expired ? 'primary' : 'quiet'}
          aria-label={t('accounts.pay_named', { name })}
          onClick={onPay}
        >
          {t('accounts.pay')}
        </Button>
      )}
      {!expired && (
        <ButtonLink to={`/admin/pub/${pub.id}`} aria-label={t('pubs.edit_named', { name })}>
          {t('pubs.edit')}
        </ButtonLink>
      )}
    </div>
  );
}
