import type { PubOptionGroup } from '@comanda/contract/menu';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Link } from '../../../lib/routes/link.tsx';
import { Amount } from '../../../ui/amounts/amount.tsx';
import styles from './shared-sizes.module.css';

type Props = {
  readonly group: PubOptionGroup;
  readonly address: string;
  readonly symbol: string;
};

/** Sizes that other dishes have too: a change here would change those as well. */
export function SharedSizes({ group, address, symbol }: Props) {
  const { t } = useText();
  return (
    <section aria-label={t('menu.sizes')} className={styles['shared']}>
      <b>{t('menu.sizes')}</b>
      <ul className={styles['list']}>
        {group.choices.map(({ id, name, price }) => (
          <li key={id}>
            <span>{name}</span>
            <Amount value={price} symbol={symbol} />
          </li>
        ))}
      </ul>
      <p>
        {t('menu.sizes_shared', { count: group.dish_ids.length })}{' '}
        <Link to={address}>{t('menu.change_sizes')}</Link>
      </p>
    </section>
  );
}
