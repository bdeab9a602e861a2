import { Undo2 } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';

/** On a settlement that was taken back. */
export function ReversedBadge() {
  const { t } = useText();
  return (
    <Badge tone="red" icon={<Undo2 aria-hidden="true" />}>
      {t('couriers.line_is_reversed')}
    </Badge>
  );
}
