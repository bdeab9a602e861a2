import type { Courier } from '@comanda/contract/couriers';
import { Ban, CircleCheck, Hourglass } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';

export type Standing = 'approved' | 'waits' | 'blocked';

type Facts = Pick<Courier, 'is_approved' | 'is_blocked'>;

/** Blocked overrides approved; a courier who is neither waits for the platform. */
export function standingOf({ is_approved: isApproved, is_blocked: isBlocked }: Facts): Standing {
  if (isBlocked) return 'blocked';
  return isApproved ? 'approved' : 'waits';
}

const looks = {
  approved: ['green', CircleCheck],
  waits: ['orange', Hourglass],
  blocked: ['red', Ban],
} as const;

/** A badge that shows whether a courier may take pool orders. */
export function StandingBadge({ standing }: { readonly standing: Standing }) {
  const { t } = useText();
  const [tone, Icon] = looks[standing];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {t(`administration.standing_${standing}`)}
    </Badge>
  );
}
