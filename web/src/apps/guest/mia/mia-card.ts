import type { CallReply } from '@comanda/contract';
import type { Language } from '@comanda/contract/texts';
import { isOpenRequest } from '@comanda/domain/payments';
import texts from 'virtual:guest-texts/mia';
import { Failure, sendCall } from '../account/client-call.ts';
import { errorKey, loadTranslate, type Translate } from '../island/island-texts.ts';
import * as attributes from '../markup/attributes.ts';
import * as ids from '../markup/ids.ts';
import '../styles/mia.css';

const MIA = '/api/client/orders/:trackingToken/mia';
/** While somebody may pay: the order's own news come only when it was. */
const LOOK_EVERY_MS = 4_000;

type Mia = Omit<CallReply<`GET ${typeof MIA}`>, 'ok'>;
type PaidOrder = {
  readonly trackingToken: string;
  readonly language: Language;
  readonly timeZone: string;
  /** Of the order's currency. */
  readonly symbol: string;
};

/**
 * As `formatAmount` and `formatTime`, which are in one piece with the program of the menu's page: shared with it they
 * would make that page larger.
 */
function createWords({ language, timeZone, symbol }: PaidOrder) {
  const sums = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const times = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', timeZone });
  return {
    amount: (value: number): string => `${sums.format(value)}\u00A0${symbol}`,
    time: (moment: string): string => times.format(new Date(moment)),
  };
}

/** The parts stay the same in every state, so that the focus stays where it is. */
function createParts(card: HTMLElement, t: Translate<'mia'>) {
  const make = <Tag extends 'b' | 'p' | 'a' | 'img' | 'button'>(tag: Tag) =>
    document.createElement(tag);
  const sum = make('b');
  const hint = make('p');
  const link = make('a');
  const code = make('img');
  const button = make('button');
  const problem = make('p');
  button.type = 'button';
  problem.role = 'alert';
  hint.role = 'status';
  code.alt = t('guest.mia.code');
  code.width = 240;
  code.height = 240;
  link.textContent = t('guest.mia.open_app');
  card.replaceChildren(sum, link, code, hint, button, problem);
  return { sum, hint, link, code, button, problem };
}

const revisionShown = (): string =>
  document.querySelector(`#${ids.slip}`)?.getAttribute(attributes.revision) ?? '';

/** What the guest reads of a state. */
function textOf(
  { open, request }: Mia,
  t: Translate<'mia'>,
  { amount, time }: ReturnType<typeof createWords>,
): string {
  if (request === null) return t('guest.mia.hint');
  const values = { amount: amount(request.amount) };
  switch (request.state) {
    case 'created':
    case 'unsure':
      return t('guest.mia.unsure');
    case 'shown':
      return request.is_ending
        ? t('guest.mia.ending')
        : t('guest.mia.scan', { time: time(request.expires_at) });
    case 'paid':
    case 'refund_refused':
      // The rest of an order that was paid in part.
      return open > 0 ? t('guest.mia.hint') : t('guest.mia.paid', values);
    default:
      return t(`guest.mia.${request.state}`, values);
  }
}

/** Lets the guest pay what is open of an accepted order by MIA. */
export async function offerMia(order: PaidOrder): Promise<void> {
  const { trackingToken, language } = order;
  const params = { trackingToken };
  const t = await loadTranslate(texts, language);
  const card = document.createElement('section');
  card.id = ids.miaCard;
  card.hidden = true;
  card.setAttribute('aria-label', t('guest.mia.title'));
  const parts = createParts(card, t);
  const words = createWords(order);
  let shown: Mia = { open: 0, request: null };
  let timer = 0;

  const isOpen = (): boolean => shown.request !== null && isOpenRequest[shown.request.state];
  const show = (mia: Mia): void => {
    shown = mia;
    const { open, request } = mia;
    const { sum, hint, link, code, button } = parts;
    const payable = isOpen() ? request?.code : undefined;
    card.hidden = open === 0 && (request === null || /^(?:canceled|expired)$/.test(request.state));
    const text = textOf(mia, t, words);
    // Written again it would be read again.
    if (hint.textContent !== text) hint.textContent = text;
    sum.hidden = !isOpen();
    sum.textContent = t('guest.mia.to_pay', { amount: words.amount(request?.amount ?? 0) });
    link.hidden = code.hidden = payable === undefined;
    if (payable && link.href !== payable.link) {
      link.href = payable.link;
      code.src = `data:image/svg+xml,${encodeURIComponent(payable.qr_svg)}`;
    }
    button.hidden = isOpen() ? request?.is_ending === true : open === 0;
    button.textContent = isOpen()
      ? t('guest.mia.cancel')
      : t('guest.mia.pay', { amount: words.amount(open) });
    window.clearTimeout(timer);
    if (isOpen()) timer = window.setTimeout(() => void look(), LOOK_EVERY_MS);
  };
  const look = async (): Promise<void> => {
    // Without a connection the page itself says that it is offline, and the timer repeats this call.
    const found = await sendCall(`GET ${MIA}`, { params }).catch(() => shown);
    if (card.ariaBusy !== 'true') show(found);
  };
  const press = async (): Promise<void> => {
    if (card.ariaBusy === 'true') return;
    card.ariaBusy = 'true';
    parts.problem.textContent = '';
    try {
      await sendCall(isOpen() ? `POST ${MIA}/cancel` : `POST ${MIA}`, { params });
    } catch (error) {
      const failure = error instanceof Failure ? error.code : 'something_went_wrong';
      parts.problem.textContent = t(errorKey(failure));
    } finally {
      card.ariaBusy = null;
    }
    await look();
  };

  parts.button.addEventListener('click', () => void press());
  await look();
  // Beside the slip, which is drawn anew after each change.
  const slip = document.querySelector(`#${ids.slip}`);
  slip?.parentElement?.after(card);
  let revision = revisionShown();
  new MutationObserver(() => {
    if (revision === revisionShown()) return;
    revision = revisionShown();
    void look();
  }).observe(document.querySelector('main') ?? card, { childList: true, subtree: true });
}
