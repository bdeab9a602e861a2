import type { ReactNode } from 'react';
import { useCheckout } from '../checkout-context.ts';
import type { SendPhase } from './use-order.ts';
import type { QuoteState } from '../basket/use-quote.ts';

type Props = {
  readonly phase: SendPhase;
  readonly quote: QuoteState;
  readonly fee: Fee;
  /** Instead of ordering: the words that lead to the next screen. */
  readonly next: string | undefined;
  /** The words that led here stood at the same place: the second press of a double one must not order. */
  readonly isAfterNext: boolean;
  readonly children: ReactNode;
};

/** For a delivery: whether its price is known. */
export type Fee = 'known' | 'needs_place' | 'counting';

const labels = {
  known: 'guest.checkout.order',
  needs_place: 'guest.checkout.choose_place',
  counting: 'guest.checkout.counting',
} as const;

/** The missing fields are listed right above the button, always visible. */
export function SendBar({ phase, quote, fee, next, isAfterNext, children }: Props) {
  const { t, money } = useCheckout();
  const isSending = phase !== 'idle';
  return (
    <div className="send">
      {children}
      {phase === 'retrying' && <output>{t('guest.checkout.retrying')}</output>}
      <button
        type="submit"
        className="main"
        aria-busy={isSending}
        disabled={isSending}
        onClick={(event) => isAfterNext && event.detail > 1 && event.preventDefault()}
      >
        <span>
          {fee === 'known' && next !== undefined
            ? next
            : t(isSending ? 'guest.checkout.sending' : labels[fee])}
        </span>
        {fee === 'known' && quote.total !== undefined && (
          <b className={quote.isPending ? 'pending' : undefined}>{money(quote.total)}</b>
        )}
      </button>
    </div>
  );
}
