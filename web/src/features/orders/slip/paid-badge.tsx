import type { Order } from '@comanda/contract/orders';
import { toMinor } from '@comanda/domain/money';
import { paidStateOf, type PaidState } from '@comanda/domain/payments';
import { Banknote } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import type { Tone } from '../../../ui/tone.ts';

const tones: Readonly<Record<PaidState, Tone>> = {
  paid: 'green',
  part: 'orange',
  give_back: 'red',
};

/** Whether the order is paid, where staff record it. */
export function PaidBadge({
  order,
}: {
  readonly order: Pick<Order, 'client_total' | 'paid' | 'status'>;
}) {
  const { t } = useText();
  const { client_total: total, paid, status } = order;
  const state = paidStateOf(
    { totalMinor: toMinor(total), isCanceled: status === 'canceled' },
    paid === undefined ? undefined : toMinor(paid),
  );
  return (
    state && (
      <Badge tone={tones[state]} icon={<Banknote />}>
        {t(`payments.${state}`)}
      </Badge>
    )
  );
}
