import type { Overrulable } from '@comanda/domain/orders';
import { currencySymbol } from '@comanda/domain/pubs';
import { TriangleAlert } from 'lucide-react';
import { formatAmount } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../../lib/query/error-text.ts';
import { useShown } from '../../../../lib/query/shown-failures.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import type { BasketLine } from '../../choosing/basket-line.ts';
import { usePubOrders } from '../../live/pub-orders-context.ts';
import type { SendRefusal } from './refusal.ts';
import styles from './sending.module.css';

type Facts = Readonly<Record<string, unknown>>;

/** A rule in words, with what of the order it is about. */
export function useRuleWords() {
  const { t, language } = useText();
  const { pub } = usePubOrders();
  return (rule: Overrulable, facts: Facts, lines: readonly BasketLine[]): string => {
    const { dish_ids: ids, name, minimum } = facts;
    const about = new Set<unknown>(Array.isArray(ids) ? ids : []);
    const dishes = [
      ...new Set(lines.filter(({ dishId }) => about.has(dishId)).map((one) => one.name)),
    ];
    const amount =
      typeof minimum === 'number' &&
      formatAmount(minimum, currencySymbol(pub.currency_id), language);
    const detail = dishes.join(', ') || (typeof name === 'string' && name) || amount;
    return [t(`orders.rule_${rule}`), detail].filter(Boolean).join(': ');
  };
}

type Props = {
  readonly refusal: SendRefusal;
  /** The failure of the call, which is told here in other words. */
  readonly error: unknown;
  readonly lines: readonly BasketLine[];
  readonly isPending: boolean;
  /** Sends it once more, without the rules that are named. */
  readonly onAnyway: (rules: readonly Overrulable[]) => void;
};

/** Why an order was not taken. What the pub's staff may overrule names each rule, and is never overruled by itself. */
export function RefusedSend({ refusal, error, lines, isPending, onAnyway }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const ruleWords = useRuleWords();
  useShown(refusal.kind !== 'refused' && error);
  if (refusal.kind === 'unanswered') return <Notice>{t('orders.waiter_unanswered')}</Notice>;
  if (refusal.kind === 'fields') return <Notice>{t('errors.validation_error')}</Notice>;
  if (refusal.kind === 'refused') return <Notice>{errorText(refusal.error)}</Notice>;
  const { rules } = refusal;
  return (
    <section ref={showWhole} role="alert" className={styles['rules']}>
      <p>
        <TriangleAlert />
        <b>{t('orders.waiter_rules_say_no')}</b>
      </p>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>
            {ruleWords(rule, rule === refusal.error.code ? refusal.error.facts : {}, lines)}
          </li>
        ))}
      </ul>
      <Button variant="danger" isPending={isPending} onClick={() => onAnyway(rules)}>
        {t('orders.waiter_send_anyway')}
      </Button>
    </section>
  );
}

/** Beside the pressed button, also where the slip is longer than the screen. */
function showWhole(section: HTMLElement | null): void {
  section?.scrollIntoView({ block: 'nearest' });
}
