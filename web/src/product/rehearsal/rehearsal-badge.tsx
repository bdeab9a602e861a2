import { useText } from '../../lib/i18n/use-text.ts';
import { Badge } from '../../ui/badge/badge.tsx';

type Props = { readonly order: { readonly is_rehearsal: boolean } };

/** The word on an order that is not to be cooked or delivered. */
export function RehearsalBadge({ order }: Props) {
  const { t } = useText();
  if (!order.is_rehearsal) return null;
  return (
    <Badge tone="blue" isSolid>
      {t('orders.rehearsal')}
    </Badge>
  );
}
