import type { Pub } from '@comanda/contract/pubs';
import { QrCode, ReceiptText, Store } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import { ConfirmPopup } from '../../../ui/popup/confirm-popup.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useDeletePub } from '../changes-api.ts';
import styles from './delete-pub-popup.module.css';

type Props = {
  readonly pub: Pub;
  /** Whether the pub is still in the list. */
  readonly isListed: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The element that gets the focus, itself or its first control, once the card of the popup is removed. */
  readonly focusAfter: () => HTMLElement | null;
};

/** Asks before a pub is deleted, and explains the effect on its page, its table codes and its orders. */
export function DeletePubPopup({ pub, isListed, isOpen, onClose, focusAfter }: Props) {
  const { t } = useText();
  const deletion = useDeletePub(pub.company_id);
  const isDone = deletion.isSuccess && !isListed;
  const close = useEffectEvent(onClose);
  // Not before the card is gone: where nothing moves, the popup gives the focus back at once.
  useEffect(() => {
    if (isDone) close();
  }, [isDone]);
  const address = pub.public_url.replace(/^https?:\/\//, '');
  return (
    <ConfirmPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('pubs.delete_named', { name: pub.name })}
      confirmLabel={t('pubs.delete_confirm')}
      isDestructive
      isPending={deletion.isPending}
      finalFocus={() => (isDone ? focusAfter() : undefined)}
      onConfirm={() => {
        deletion.mutate(pub.id, {
          onSuccess: () => {
            showSuccess(t('pubs.deleted', { name: pub.name }));
          },
        });
      }}
    >
      {pub.orders_today > 0 && (
        <Notice>{t('pubs.delete_orders_today', { count: pub.orders_today })}</Notice>
      )}
      <ul className={styles['happens']}>
        <li>
          <QrCode />
          <span>{t('pubs.delete_code', { address })}</span>
        </li>
        <li>
          <ReceiptText />
          {t('pubs.delete_orders')}
        </li>
        <li>
          <Store />
          {t('pubs.delete_place')}
        </li>
      </ul>
    </ConfirmPopup>
  );
}
