import { ReceiptText, Undo2 } from 'lucide-react';
import { Link } from '../../../lib/routes/link.tsx';
import styles from './receipt-link.module.css';
import type { SettlementReceipt } from '@comanda/contract/couriers';
import type { Translate } from '../../../lib/i18n/current-texts.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';

type Line = { readonly id: number; readonly kind: string };

type Props = { readonly line: Line; readonly to: string };

/** Whether a line of the ledger has a receipt: a settlement or its reversal. */
export function hasReceipt(line: Line & { readonly reverses_id: number | null }): boolean {
  return line.kind === 'settlement' || line.reverses_id !== null;
}

/** The link from a line of a statement to its receipt. */
export function ReceiptLink({ line, to }: Props) {
  const { t } = useText();
  const kind = line.kind === 'reversal' ? 'reversal' : 'settlement';
  return (
    <Link to={to} className={styles['link']}>
      <ReceiptText />
      {receiptTitle({ kind, id: line.id }, t)}
    </Link>
  );
}

/** «Receipt No 12» of a settlement, «Reversal No 13» of its reversal. */
export function receiptTitle({ kind, id }: Pick<SettlementReceipt, 'kind' | 'id'>, t: Translate) {
  return t(kind === 'reversal' ? 'couriers.reversal_number' : 'couriers.receipt_number', {
    number: id,
  });
}

/** Marks a reversed settlement. */
export function ReversedBadge() {
  const { t } = useText();
  return (
    <Badge tone="red" icon={<Undo2 />}>
      {t('couriers.line_is_reversed')}
    </Badge>
  );
}
