import type { Printer } from '@comanda/contract/printing';
import { Pencil, Printer as PrinterIcon, Trash2 } from 'lucide-react';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useTestPrinter, type PrintingPub } from '../printing-api.ts';
import styles from '../printing.module.css';

type Props = {
  readonly pub: PrintingPub;
  readonly printer: Printer;
  /** The name of its station; undefined for all dishes. */
  readonly station: string | undefined;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

/** One printer: how it is, what it prints, and how its last test went. */
export function PrinterRow({ pub, printer, station, onEdit, onRemove }: Props) {
  const { t } = useText();
  const writeError = useErrorText();
  const test = useTestPrinter(pub);
  const { id, name, address, paper, prints, prints_by_itself: isByItself, state } = printer;
  const facts = [
    address,
    t('orders.millimetres', { width: paper }),
    ...prints.map((kind) => t(`orders.ticket_${kind}`)),
    ...(station === undefined ? [] : [station]),
    t(isByItself ? 'printing.by_itself_short' : 'printing.by_hand'),
  ];
  return (
    <li>
      <p className={styles['head']}>
        <b>{name}</b>
        <Badge tone={state === 'ok' ? 'green' : state === null ? 'grey' : 'red'}>
          {t(`printing.state_${state ?? 'unknown'}`)}
        </Badge>
      </p>
      <p className={styles['facts']}>{facts.join(' · ')}</p>
      <LastTest printer={printer} timeZone={pub.time_zone} />
      <div className={styles['rowActions']}>
        <Button
          variant="quiet"
          size="small"
          icon={<PrinterIcon />}
          aria-label={t('printing.test_of', { name })}
          isPending={test.isPending}
          onClick={() => {
            test.mutate(id);
          }}
        >
          {t('printing.test')}
        </Button>
        <IconButton
          variant="outlined"
          label={t('printing.edit', { name })}
          icon={<Pencil />}
          onClick={onEdit}
        />
        <IconButton
          variant="danger"
          label={t('printing.remove', { name })}
          icon={<Trash2 />}
          onClick={onRemove}
        />
      </div>
      {test.isError && <Notice>{writeError(test.error)}</Notice>}
    </li>
  );
}

type TestProps = Pick<Props, 'printer'> & { readonly timeZone: string };

/** The result of the last test, as long as the page is looked at. */
function LastTest({ printer: { last_test: test }, timeZone }: TestProps) {
  const { t, language } = useText();
  if (test === null || test.state === 'dropped') return null;
  return (
    <output className={styles['facts']}>
      {t(`printing.test_${test.state}`, { time: formatTime(test.at, language, timeZone) })}
    </output>
  );
}
