import { ReceiptText } from 'lucide-react';
import { Link } from '../../../lib/routes/link.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { receiptTitle } from './receipt-title.ts';
import styles from './receipt-link.module.css';

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
      <ReceiptText aria-hidden="true" />
      {receiptTitle({ kind, id: line.id }, t)}
    </Link>
  );
}
