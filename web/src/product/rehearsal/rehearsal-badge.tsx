import { useText } from '../../lib/i18n/use-text.ts';
import { Badge } from '../../ui/badge/badge.tsx';

type Props = { readonly order: { readonly is_rehearsal: boolean } };

/** The word on an order that nobody may cook or ride for in earnest. */
export function RehearsalBadge({ order }: Props) {
  const { t } = useText();
  if (!order.is_rehearsal) return null;
  return (
    <Badge tone="blue" isSolid>
      {t('orders.rehearsal')}
    </Badge>
  );
}
