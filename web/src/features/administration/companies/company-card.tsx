import type { AdminCompany, AdminPub } from '@comanda/contract/administration';
import { BadgeDollarSign } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import rows from '../../../product/platform/lists/row.module.css';
import { NameAndContacts } from '../../../product/platform/lists/name-and-contacts.tsx';
import styles from './company-card.module.css';
import { PubRow } from './pub-row.tsx';

type Props = {
  readonly company: AdminCompany;
  /** The pub whose request to enter is pending. */
  readonly enteringID: number | undefined;
  readonly onEnter: (pubID: number) => void;
  readonly onTariff: () => void;
  readonly onExtend: (pub: AdminPub) => void;
};

/** A company with its tariff and pubs. */
export function CompanyCard({ company, enteringID, onEnter, onTariff, onExtend }: Props) {
  const { t } = useText();
  const { id, name, email, phone, tariff, pubs } = company;
  return (
    <article aria-label={name} className={styles['card']}>
      <header className={styles['head']}>
        <NameAndContacts name={name} number={`#${id}`} email={email} phone={phone} />
        <p className={styles['facts']}>
          <Badge tone="blue">{t(`accounts.tariff_${tariff}`)}</Badge>
          <span className={rows['counted']}>
            {t('administration.venues', { count: pubs.length })}
          </span>
        </p>
        <Button
          variant="quiet"
          size="small"
          icon={<BadgeDollarSign />}
          className={styles['tariff'] ?? ''}
          aria-label={t('administration.change_tariff_of', { company: name })}
          onClick={onTariff}
        >
          {t('administration.change_tariff')}
        </Button>
      </header>
      {pubs.length > 0 && (
        <ul className={styles['pubs']}>
          {pubs.map((pub) => (
            <li key={pub.id}>
              <PubRow
                pub={pub}
                isEntering={enteringID === pub.id}
                onEnter={() => {
                  onEnter(pub.id);
                }}
                onExtend={() => {
                  onExtend(pub);
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
