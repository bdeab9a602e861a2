import type { Pub } from '@comanda/contract/pubs';
import { isTableOf, wifiCodePath } from '@comanda/domain/settings';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/field/choice.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { qrAddress } from './qr-picture.tsx';
import { useRecordCodePrinted } from '../set-up/set-up-api.ts';
import styles from './table-cards.module.css';
import { LAST_TABLE, MOST_CARDS, tableRange, type TableRange } from './table-range.ts';

/** The Wi-Fi as text, and as a code when its network name is set. */
function CardWifi({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  const { wifi_network: network, wifi_password: password } = pub;
  if (network === '')
    return <p className={styles['words']}>{t('pubs.table_card_wifi', { password })}</p>;
  return (
    <div className={styles['wifi']}>
      {/* The server does not serve this guests' picture for an expired pub. */}
      {!pub.expired && (
        <img
          src={wifiCodePath(pub.url_name, { network, password })}
          alt={t('pubs.table_card_wifi_code', { network })}
          width={160}
          height={160}
        />
      )}
      <p>
        {t('pubs.table_card_network', { network })}
        {password === '' ? <i>{t('pubs.table_card_open_network')}</i> : <code>{password}</code>}
      </p>
    </div>
  );
}

type CardProps = {
  readonly pub: Pub;
  readonly table: number;
  readonly hasWifi: boolean;
};

function TableCard({ pub, table, hasWifi }: CardProps) {
  const { t } = useText();
  return (
    <li className={styles['card']}>
      <p className={styles['name']}>{pub.name}</p>
      <img
        src={qrAddress(pub, 'svg', table)}
        alt={t('pubs.table_card_code', { table })}
        width={320}
        height={320}
        className={styles['code']}
      />
      <p className={styles['table']}>
        {t('pubs.table_card_table')} <b>{table}</b>
      </p>
      <p className={styles['scan']}>{t('pubs.table_card_scan')}</p>
      {hasWifi && <CardWifi pub={pub} />}
    </li>
  );
}

/** The table codes are useless while ordering is not possible. */
function NoOrdersInPlace({ pubID }: { readonly pubID: number }) {
  const { t } = useText();
  return (
    <div className={styles['off']}>
      <Notice>{t('pubs.table_cards_no_in_place')}</Notice>
      <ButtonLink variant="quiet" to={`/admin/pub/${pubID}/settings/ordering`}>
        {t('pubs.table_cards_to_settings')}
      </ButtonLink>
    </div>
  );
}

type FieldProps = {
  readonly label: string;
  readonly value: string;
  readonly problem: TableRange['last'];
  readonly onType: (value: string) => void;
};

/** The number of a table, as typed. */
function TableField({ label, value, problem, onType }: FieldProps) {
  const { t } = useText();
  const most = problem === 'long' ? MOST_CARDS : LAST_TABLE;
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={value}
      error={problem && t(`pubs.table_range_${problem}`, { most })}
      onChange={(event) => {
        onType(event.target.value);
      }}
    />
  );
}

/** Cards with the table codes: chosen on the screen, printed on A4, cut along the lines. */
export function TableCards({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  const codePrinted = useRecordCodePrinted(pub);
  const [first, setFirst] = useState('1');
  const [last, setLast] = useState('12');
  const [showsWifi, setShowsWifi] = useState(true);
  const range = tableRange(first, last);
  const hasWifi = pub.wifi_network !== '' || pub.wifi_password !== '';
  const { length: count } = range.tables;
  const unknown = range.tables.filter((table) => !isTableOf(pub.tables, String(table)));
  return (
    <Page>
      <BarPath parts={[pub.name, t('pubs.table_cards_path')]} />
      <div className={styles['controls']}>
        <PageHeader title={t('pubs.table_cards')} />
        {!pub.has_in_place_order && <NoOrdersInPlace pubID={pub.id} />}
        {unknown.length > 0 && (
          <Notice>{t('pubs.table_cards_unknown', { tables: unknown.join(', ') })}</Notice>
        )}
        <form
          noValidate
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault();
            if (count === 0) return;
            codePrinted();
            window.print();
          }}
        >
          <TableField
            label={t('pubs.table_first')}
            value={first}
            problem={range.first}
            onType={setFirst}
          />
          <TableField
            label={t('pubs.table_last')}
            value={last}
            problem={range.last}
            onType={setLast}
          />
          {hasWifi && (
            <Checkbox
              label={t('pubs.table_cards_wifi')}
              checked={showsWifi}
              onChange={(event) => {
                setShowsWifi(event.target.checked);
              }}
            />
          )}
          <Button type="submit" icon={<Printer />} disabled={count === 0}>
            {t('pubs.table_cards_print', { count })}
          </Button>
        </form>
      </div>
      <ul className={styles['cards']}>
        {range.tables.map((table) => (
          <TableCard key={table} pub={pub} table={table} hasWifi={hasWifi && showsWifi} />
        ))}
      </ul>
    </Page>
  );
}
