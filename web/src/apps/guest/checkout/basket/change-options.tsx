import { useState } from 'react';
import type { BasketLine } from '../../basket/basket.ts';
import type { BasketStore } from '../../basket/basket-store.ts';
import { loadOffers } from '../../choosing/offers.ts';
import { useCheckout } from '../checkout-context.ts';

type Props = {
  readonly line: BasketLine;
  /** With its options: lines of one dish have different names. */
  readonly name: string;
  readonly isWrong: boolean;
  readonly store: BasketStore;
};

type State = 'idle' | 'busy' | 'failed' | 'gone';

/** Opens the sheet of a line with what was chosen; nothing for a dish without options and notes. */
export function ChangeOptions({ line, name, isWrong, store }: Props) {
  const { t, info, hasOptions } = useCheckout();
  const [state, setState] = useState<State>('idle');
  const canChange = info.takesNotes || line.options || line.note || hasOptions(line.dishId);
  if (!canChange) return null;
  const open = async (): Promise<void> => {
    setState('busy');
    try {
      const { openChoosing } = await import('../../choosing/mount.tsx');
      // What the guest has read is no longer true.
      if (isWrong) await loadOffers(info, 0);
      setState((await openChoosing({ store, info }, line)) ? 'idle' : 'gone');
    } catch {
      setState('failed');
    }
  };
  const label = t(isWrong ? 'guest.checkout.choose_again' : 'guest.checkout.change');
  return (
    <>
      <button
        type="button"
        className="change"
        aria-label={`${label}: ${name}`}
        aria-busy={state === 'busy'}
        onClick={() => void open()}
      >
        {label}
      </button>
      {state === 'failed' && <em role="alert">{t('guest.checkout.options_did_not_load')}</em>}
      {state === 'gone' && <em role="alert">{t('guest.checkout.gone')}</em>}
    </>
  );
}
