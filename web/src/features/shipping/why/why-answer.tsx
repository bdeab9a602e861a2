import type { Why } from '@comanda/contract/orders';
import type { Pub } from '@comanda/contract/pubs';
import { toAmount, toMinor } from '@comanda/domain/money';
import { currencySymbol } from '@comanda/domain/pubs';
import { Ban, Check } from 'lucide-react';
import { useNow } from '../../../lib/clock/use-now.ts';
import { formatAmount } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Link } from '../../../lib/routes/link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { WhyLine } from './ask-why.ts';
import {
  dishesOf,
  momentWords,
  refusalWords,
  settingOf,
  type WordsOfAnswer,
} from './refusal-words.ts';
import styles from './why.module.css';

/** An answer about now is a few seconds old when it is read. */
const MINUTE_MS = 60_000;

type Props = {
  readonly pub: Pub;
  readonly why: Why;
  readonly lines: readonly WhyLine[];
};

/** What the guest sees, each rule that says no with its setting, and when the same order is taken. */
export function WhyAnswer({ pub, why, lines }: Props) {
  const { t, language } = useText();
  const words: WordsOfAnswer = {
    t,
    language,
    timeZone: pub.time_zone,
    symbol: currencySymbol(pub.currency_id),
    at: new Date(why.at),
  };
  const isTaken = why.refusals.length === 0;
  return (
    <>
      <p className={classNames(styles['verdict'], !isTaken && styles['refused'])}>
        {isTaken ? <Check /> : <Ban />}
        <b>{t(isTaken ? 'orders.why_taken' : 'orders.why_refused')}</b>
        <time dateTime={why.at}>{momentWords(why.at, words)}</time>
      </p>
      <Offer why={why} words={words} />
      {!isTaken && (
        <ul className={styles['refusals']}>
          {why.refusals.map((refusal) => (
            <Refusal key={refusal.code} {...{ pub, refusal, lines, words }} />
          ))}
        </ul>
      )}
      {!isTaken && <Times why={why} words={words} />}
    </>
  );
}

type Part = { readonly why: Why; readonly words: WordsOfAnswer };

/** The zone, what the delivery costs and how long it takes, as the guest reads it, and the total. */
function Offer({
  why: { zone, quote, delivery_minutes: minutes, has_basket: hasBasket },
  words,
}: Part) {
  const { t, symbol, language } = words;
  const money = (amount: number): string => formatAmount(amount, symbol, language);
  const fee = quote.delivery_price;
  const price =
    fee !== null &&
    (fee === 0
      ? t('guest.delivery.zone_free')
      : t('guest.delivery.zone_price', { price: money(fee) }));
  const next = hasBasket ? quote.next_step : null;
  const lines = [
    zone && t('orders.why_zone', { zone: [zone.number, zone.name].filter(Boolean).join(' · ') }),
    price !== false &&
      [price, minutes && t('guest.delivery.delivery_minutes', minutes)].filter(Boolean).join(', '),
    next &&
      (next.price === 0
        ? t('guest.delivery.free_from', {
            from: money(toAmount(toMinor(quote.dish_total) + toMinor(next.missing))),
            price: money(next.missing),
          })
        : t('guest.delivery.next_step', {
            missing: money(next.missing),
            price: money(next.price),
          })),
    zone && zone.minimum > 0 && t('orders.why_minimum', { minimum: money(zone.minimum) }),
    hasBasket && t('orders.why_total', { total: money(quote.client_total) }),
  ].filter((line) => typeof line === 'string');
  if (lines.length === 0) return null;
  return (
    <ul className={styles['offer']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

type RefusalProps = Pick<Props, 'pub' | 'lines'> & {
  readonly refusal: Why['refusals'][number];
  readonly words: WordsOfAnswer;
};

function Refusal({ pub, refusal, lines, words }: RefusalProps) {
  const { t } = words;
  const setting = settingOf(refusal.code);
  const dishes = dishesOf(refusal, lines);
  return (
    <li>
      <q>{refusalWords(refusal, words)}</q>
      {dishes.length > 0 && <p>{t('orders.why_about', { dishes: dishes.join(', ') })}</p>}
      {setting && (
        <p>
          {t('orders.why_setting')}{' '}
          <Link to={`/admin/pub/${pub.id}${setting.path}`}>{t(setting.text)}</Link>
        </p>
      )}
    </li>
  );
}

/** Until when it was taken, and from when on it is. */
function Times({ why: { at, taken_until: until, taken_from: from }, words }: Part) {
  const { t } = words;
  const sentences = [
    until !== null && t('orders.why_taken_until', { time: momentWords(until, words) }),
    from !== null && t('orders.why_taken_from', { time: momentWords(from, words) }),
    from === null && t('orders.why_never'),
  ].filter((sentence) => sentence !== false);
  const isPast = new Date(at).getTime() < useNow(MINUTE_MS) - MINUTE_MS;
  return (
    <>
      <p className={styles['times']}>{sentences.join(' ')}</p>
      {isPast && <p className={styles['note']}>{t('orders.why_present_settings')}</p>}
    </>
  );
}
