import type { Printer as APrinter } from '@comanda/contract/printing';
import { Plus, Printer } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import {
  useStationNames,
  type Printing,
  type PrintingPub,
  useRemovePrinter,
} from '../printing-api.ts';
import styles from '../printing.module.css';
import { PrinterPopup } from './printer-popup.tsx';
import { PrinterRow } from './printer-row.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { RemovePopup } from '../../../ui/popup/remove-popup.tsx';

type Props = { readonly pub: PrintingPub; readonly printing: Printing };

/** Each printer with its state, its test and its settings. */
export function PrinterList({ pub, printing: { printers } }: Props) {
  const { t } = useText();
  const editing = usePopup<APrinter | 'new'>();
  const removing = usePopup<APrinter>();
  const stations = useStationNames(pub).data ?? [];
  const add = (
    <Button
      variant="quiet"
      icon={<Plus />}
      onClick={() => {
        editing.open('new');
      }}
    >
      {t('printing.add')}
    </Button>
  );
  return (
    <Card title={t('printing.title')}>
      {printers.length === 0 ? (
        <EmptyState
          icon={<Printer />}
          title={t('printing.none')}
          hint={t('printing.none_hint')}
          action={add}
        />
      ) : (
        <>
          <ul>
            {printers.map((printer) => (
              <PrinterRow
                key={printer.id}
                pub={pub}
                printer={printer}
                station={stations.find(({ id }) => id === printer.station_id)?.name}
                onEdit={() => {
                  editing.open(printer);
                }}
                onRemove={() => {
                  removing.open(printer);
                }}
              />
            ))}
          </ul>
          <div className={styles['actions']}>{add}</div>
        </>
      )}
      {editing.subject && (
        <PrinterPopup
          key={editing.openCount}
          pub={pub}
          printer={editing.subject === 'new' ? undefined : editing.subject}
          stations={stations}
          isOpen={editing.isOpen}
          onClose={editing.close}
        />
      )}
      {removing.subject && (
        <RemovePrinterPopup
          key={`remove ${removing.openCount}`}
          pub={pub}
          printer={removing.subject}
          isOpen={removing.isOpen}
          onClose={removing.close}
        />
      )}
    </Card>
  );
}

type RemovePrinterPopupProps = {
  readonly pub: PrintingPub;
  readonly printer: APrinter;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

function RemovePrinterPopup({ pub, printer: { id, name }, ...popup }: RemovePrinterPopupProps) {
  const { t } = useText();
  return (
    <RemovePopup
      {...popup}
      title={t('printing.remove_question', { name })}
      hint={t('printing.remove_hint')}
      deletion={useRemovePrinter(pub)}
      subject={id}
    />
  );
}
