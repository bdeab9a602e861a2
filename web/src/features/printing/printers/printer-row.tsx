import type { Printer } from '@comanda/contract/printing';
import { Pencil, Printer as PrinterIcon, Trash2 } from 'lucide-react';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Row } from '../../../ui/actions/row.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useTestPrinter, type PrintingPub } from '../printing-api.ts';

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
  const { id, name, address, prints, prints_by_itself: isByItself } = printer;
  const { state, last_test: lastTest } = printer;
  const facts = [
    address,
    ...prints.map((kind) => t(`orders.ticket_${kind}`)),
    ...(station === undefined ? [] : [station]),
    t(isByItself ? 'printing.by_itself_short' : 'printing.by_hand'),
  ];
  const press = {
    label: t('printing.test'),
    icon: <PrinterIcon />,
    onSelect: () => {
      test.mutate(id);
    },
  };
  const isUntested =
    lastTest === null || lastTest.state === 'dropped' || lastTest.state === 'failed';
  return (
    <Row
      name={name}
      state={
        <Badge tone={state === 'ok' ? 'green' : state === null ? 'grey' : 'red'}>
          {t(`printing.state_${state ?? 'unknown'}`)}
        </Badge>
      }
      facts={
        <>
          {facts.join(' · ')}
          <LastTest test={lastTest} timeZone={pub.time_zone} />
        </>
      }
      next={
        isUntested && (
          <Button
            variant="quiet"
            size="small"
            icon={press.icon}
            aria-label={t('printing.test_of', { name })}
            isPending={test.isPending}
            onClick={press.onSelect}
          >
            {press.label}
          </Button>
        )
      }
      menu={{
        label: t('ui.actions_of', { name }),
        actions: [
          ...(isUntested ? [] : [press]),
          { label: t('ui.edit'), icon: <Pencil />, onSelect: onEdit },
          { label: t('ui.delete'), icon: <Trash2 />, onSelect: onRemove, isDestructive: true },
        ],
      }}
    >
      {test.isError && <Notice>{writeError(test.error)}</Notice>}
    </Row>
  );
}

type TestProps = { readonly test: Printer['last_test']; readonly timeZone: string };

/** When the last test page was printed, or what it waits for. */
function LastTest({ test, timeZone }: TestProps) {
  const { t, language } = useText();
  if (test === null || test.state === 'dropped') return null;
  return (
    <>
      {' · '}
      <output>
        {t(`printing.test_${test.state}`, { time: formatTime(test.at, language, timeZone) })}
      </output>
    </>
  );
}
