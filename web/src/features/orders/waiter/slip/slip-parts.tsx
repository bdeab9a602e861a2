import { isOverrulable, type Overrulable } from '@comanda/domain/orders';
import { currencySymbol } from '@comanda/domain/pubs';
import { useEffect, useSyncExternalStore } from 'react';
import { formatAmount } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { LatePart } from '../../../../lib/lazy/late-part.ts';
import { whenIdle } from '../../../../lib/lazy/when-idle.ts';
import { withAllTexts } from '../../../../lib/lazy/with-all-texts.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { usePubOrders } from '../../live/pub-orders-context.ts';
import { RefusedSend, useRuleWords } from '../sending/refused-send.tsx';
import type { Taking } from '../use-taking.ts';
import styles from './taken-slip.module.css';

type Props = { readonly taking: Taking };
type SendProps = Props & { readonly onSend: (overrules?: readonly Overrulable[]) => void };

/** What the slip costs now, as it is shown. */
export function useTotal({ price }: Taking): string {
  const { language } = useText();
  const { pub } = usePubOrders();
  return formatAmount(price.total, currencySymbol(pub.currency_id), language);
}

/** The one primary action. */
export function SendButton({ taking, onSend }: SendProps) {
  const { t } = useText();
  const total = useTotal(taking);
  const { refusal, isSending, typed } = taking;
  const label = t(
    refusal?.kind === 'unanswered' ? 'orders.waiter_send_again' : 'orders.waiter_send',
  );
  return (
    <Button
      size="large"
      fullWidth
      isPending={isSending}
      disabled={typed.lines.length === 0}
      onClick={() => onSend()}
    >
      {label} · {total}
    </Button>
  );
}

/** Why it was not taken; before it is sent, what will be asked: while there is time to talk about it. */
export function SlipRefusal({ taking, onSend }: SendProps) {
  const ruleWords = useRuleWords();
  const { quote, refusal, error, typed, isSending } = taking;
  if (refusal) {
    return (
      <RefusedSend
        refusal={refusal}
        error={error}
        lines={typed.lines}
        isPending={isSending}
        onAnyway={onSend}
      />
    );
  }
  const told = quote?.refusal;
  if (!told || !isOverrulable(told.code)) return null;
  return <p className={styles['told']}>{ruleWords(told.code, told.facts, typed.lines)}</p>;
}

// It shares the program of the desk's undo bar, which comes after the list: nothing was sent yet.
const lateBar = new LatePart(
  withAllTexts(async () => (await import('../sending/sent-bar.tsx')).SentBar),
);

/** The region is there before its text: a screen reader misses no message. */
export function SentPlace({ taking: { sent, showSent } }: Props) {
  const { part: SentBar } = useSyncExternalStore(lateBar.subscribe, lateBar.current);
  const isNeeded = sent !== undefined;
  useEffect(() => {
    if (isNeeded) lateBar.load();
    else whenIdle(lateBar.load);
  }, [isNeeded]);
  return (
    <div aria-live="polite">
      {sent && SentBar && (
        <SentBar
          key={`${sent.order.id} ${sent.order.revision}`}
          sent={sent}
          onEnd={() => showSent(undefined)}
        />
      )}
    </div>
  );
}
