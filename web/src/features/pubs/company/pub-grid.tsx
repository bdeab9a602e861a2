import type { Pub } from '@comanda/contract/pubs';
import { Plus } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import styles from './company-screen.module.css';
import { DeletePubPopup } from './delete-pub-popup.tsx';
import { PubCard } from './pub-card.tsx';
import { QrPopup } from '../codes/qr-popup.tsx';
import { UpdatePubPopup } from './update-pub-popup.tsx';

type Props = {
  readonly pubs: readonly Pub[];
  /** Whether the user may add and delete pubs. */
  readonly isOwner: boolean;
  /** Shown instead of an empty grid. */
  readonly firstPub: ReactNode;
  readonly onPay: (pub: Pub) => void;
  readonly onCreate: () => void;
};

/** The pubs with their actions, and the tile that adds one. */
export function PubGrid({ pubs, isOwner, firstPub, onPay, onCreate }: Props) {
  const { t } = useText();
  const showing = usePopup<Pub>();
  const updating = usePopup<Pub>();
  const deleting = usePopup<Pub>();
  const regionRef = useRef<HTMLElement>(null);
  return (
    <section ref={regionRef} aria-label={t('pubs.my_pubs')}>
      {pubs.length === 0 && isOwner ? (
        firstPub
      ) : (
        <PubCards
          pubs={pubs}
          isOwner={isOwner}
          onShowQr={showing.open}
          onPay={onPay}
          onUpdate={updating.open}
          onDelete={deleting.open}
          onCreate={onCreate}
        />
      )}
      {showing.subject && (
        <QrPopup pub={showing.subject} isOpen={showing.isOpen} onClose={showing.close} />
      )}
      {updating.subject && (
        <UpdatePubPopup
          key={`update ${updating.openCount}`}
          pub={updating.subject}
          isOpen={updating.isOpen}
          onClose={updating.close}
        />
      )}
      {deleting.subject && (
        <DeletePubPopup
          key={`delete ${deleting.openCount}`}
          pub={deleting.subject}
          isListed={pubs.some(({ id }) => id === deleting.subject?.id)}
          isOpen={deleting.isOpen}
          onClose={deleting.close}
          focusAfter={() => regionRef.current}
        />
      )}
    </section>
  );
}

type CardsProps = Pick<Props, 'pubs' | 'isOwner' | 'onPay' | 'onCreate'> & {
  readonly onShowQr: (pub: Pub) => void;
  readonly onUpdate: (pub: Pub) => void;
  readonly onDelete: (pub: Pub) => void;
};

function PubCards({ pubs, isOwner, onShowQr, onPay, onUpdate, onDelete, onCreate }: CardsProps) {
  const { t } = useText();
  return (
    <ul className={styles['grid']}>
      {pubs.map((pub) => (
        <li key={pub.id}>
          <PubCard
            pub={pub}
            onShowQr={() => {
              onShowQr(pub);
            }}
            onPay={() => {
              onPay(pub);
            }}
            onUpdate={() => {
              onUpdate(pub);
            }}
            onDelete={
              isOwner
                ? () => {
                    onDelete(pub);
                  }
                : undefined
            }
          />
        </li>
      ))}
      {isOwner && (
        <li>
          <button type="button" className={styles['add']} onClick={onCreate}>
            <Plus />
            {t('pubs.add')}
          </button>
        </li>
      )}
    </ul>
  );
}
