import type { AuditEntry } from '@comanda/contract/audit';
import type { Language } from '@comanda/contract/texts';
import { isTariff } from '@comanda/domain/accounts';
import { isVatClass } from '@comanda/domain/vat';
import { currencies, currencySymbol, DEFAULT_CURRENCY_ID } from '@comanda/domain/pubs';
import { formatAmount } from '../../lib/format/format.ts';
import type { Translate } from '../../lib/i18n/current-texts.ts';
import { actionTexts } from './actions.ts';

/** `courier 4, amount 12.5` and `menuID 3` as values of a text: `courier`, `amount`, `menu`. */
export function readSubject(subject: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    subject.split(', ').map((part) => {
      const [name = '', ...value] = part.split(' ');
      return [name.replace(/ID$/, ''), value.join(' ')];
    }),
  );
}

/** `settle-all` as words: «Settle all». */
function humanized(action: string): string {
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Formats `12.50 EUR` in the language; older entries have no currency and are in Lei. */
function amountInWords(written: string, language: Language): string {
  const [amount, code] = written.split(' ');
  const currency = currencies.find(({ name }) => name === code)?.id ?? DEFAULT_CURRENCY_ID;
  return formatAmount(Number(amount), currencySymbol(currency), language);
}

type Described = {
  readonly words: string;
  /** The raw entry, if this page has no text for it. */
  readonly raw?: string;
};

/** The action in the reader's language; an unknown action as it is in the log. */
export function describeEntry(
  { action, subject }: Pick<AuditEntry, 'action' | 'subject'>,
  t: Translate,
  language: Language,
): Described {
  const text = actionTexts.get(action);
  if (text === undefined) {
    // The name of a call is shown as code; a name in words becomes a sentence.
    return action.includes('/')
      ? { words: action.split('/').at(-1) ?? action, raw: `${action} · ${subject}` }
      : { words: humanized(action), raw: subject };
  }
  const {
    tariff = '',
    vat = '',
    percent = '',
    from = '',
    amount,
    days,
    ...ids
  } = readSubject(subject);
  const numbered = Object.entries(ids).map(([name, id]) => [name, `#${id}`] as const);
  const words = t(text, {
    ...Object.fromEntries(numbered),
    tariff: isTariff(tariff) ? t(`accounts.tariff_${tariff}`) : tariff,
    vat: isVatClass(vat) ? t(`vat.class_${vat}`) : vat,
    percent,
    from,
    amount: amount === undefined ? '' : amountInWords(amount, language),
    count: Number(days ?? 0),
  });
  return { words };
}
