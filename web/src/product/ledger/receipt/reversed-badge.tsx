import { Undo2 } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';

/** Marks a reversed settlement. */
export function ReversedBadge() {
  const { t } = useText();
  return (
    <Badge tone="red" icon={<Undo2 aria-hidden="true" />}>
      {t('couriers.line_is_reversed')}
    </Badge>
  );
}
