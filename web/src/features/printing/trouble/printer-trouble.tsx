import { Printer } from 'lucide-react';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { EdgeLine } from '../../../ui/states/edge-lines.tsx';
import { usePrinters, type PrintingPub } from '../printing-api.ts';

type Props = { readonly pub: PrintingPub };

/** One line at the desk while a printer, or the bridge to all of them, needs a person; nothing while all is well. */
export function PrinterTrouble({ pub }: Props) {
  const { t, language } = useText();
  const { data } = usePrinters(pub);
  if (!data || data.printers.length === 0) return null;
  const { printers, bridge } = data;
  const isSilent = bridge !== null && !bridge.is_on;
  const ill = printers.flatMap(({ name, state }) =>
    state === null || state === 'ok' ? [] : `${name}: ${t(`printing.state_${state}`)}`,
  );
  if (!isSilent && ill.length === 0) return null;
  const time = bridge ? formatTime(bridge.last_seen_at, language, pub.time_zone) : '';
  return (
    <EdgeLine to={`/admin/pub/${pub.id}/printers`} icon={<Printer />}>
      {isSilent
        ? `${t('printing.bridge')}: ${t('printing.bridge_off', { time })}`
        : ill.join(' · ')}
    </EdgeLine>
  );
}
