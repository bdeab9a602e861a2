import type { Pub } from '@comanda/contract/pubs';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import tones from '../../../ui/tone.module.css';
import { PublicationBadge, publicationState, PublishedUntil } from './publication-badge.tsx';
import styles from './publication-bar.module.css';

type Props = {
  readonly pub: Pub;
  /** The payment link, from the feature that owns it. */
  readonly onPay: () => void;
};

/** On every screen of a pub whose publication ends soon or has ended: the date and a payment link. */
export function PublicationBar({ pub, onPay }: Props) {
  const { t } = useText();
  const tone = publicationState(pub);
  if (tone === undefined) return null;
  return (
    <aside aria-label={t('pubs.publication')} className={classNames(styles['bar'], tones[tone])}>
      <PublicationBadge pub={pub} />
      <p>
        <b>
          <PublishedUntil pub={pub} />.
        </b>{' '}
        {t(pub.expired ? 'pubs.has_ended' : 'pubs.ends_soon')}
      </p>
      <Button size="small" aria-label={t('accounts.pay_named', { name: pub.name })} onClick={onPay}>
        {t('accounts.pay')}
      </Button>
    </aside>
  );
}
