import type { Pub } from '@comanda/contract/pubs';
import { ReceiptText } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { EdgeLine } from '../../../ui/states/edge-lines.tsx';
import { useTillGlance } from '../till/till-api.ts';

type Props = { readonly pub: Pick<Pub, 'id' | 'company_id' | 'time_zone' | 'has_till'> };

/** One line at the desk while the till, or a receipt of it, needs a person; nothing while all is well. */
export function TillTrouble({ pub }: Props) {
  const { t } = useText();
  const { data: till } = useTillGlance(pub, pub.has_till === true);
  if (!till) return null;
  const { state, open_receipts: open } = till;
  const words = [
    ...(state === 'ok' ? [] : [t(`receipts.till_state_${state ?? 'unknown'}`)]),
    ...open.map(({ number, state: one }) => t(`receipts.trouble_${one}`, { order: `#${number}` })),
  ];
  if (words.length === 0) return null;
  const [only, ...others] = open;
  // One receipt is settled on the page of its order.
  const to =
    only && others.length === 0 && state === 'ok'
      ? `/admin/pub/${pub.id}/order/${only.order_id}`
      : `/admin/pub/${pub.id}/printers`;
  return (
    <EdgeLine to={to} icon={<ReceiptText />}>
      {`${t('receipts.till')}: ${words.join(' · ')}`}
    </EdgeLine>
  );
}
