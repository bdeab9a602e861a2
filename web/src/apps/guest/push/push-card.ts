import texts from 'virtual:guest-texts/push';
import { Failure } from '../account/client-call.ts';
import { errorKey, loadTranslate, type Translate } from '../island/island-texts.ts';
import * as attributes from '../markup/attributes.ts';
import * as ids from '../markup/ids.ts';
import '../styles/push.css';
import {
  NotAllowed,
  renewPush,
  turnOffPush,
  turnOnPush,
  type PushedOrder,
  isPushRemembered,
  rememberPush,
} from './order-push.ts';

const isOver = (): boolean => document.querySelector(`#${ids.slip}[${attributes.isOver}]`) !== null;

function problemText(error: unknown, t: Translate<'push'>): string {
  if (error instanceof NotAllowed) return t('guest.push.denied');
  return t(errorKey(error instanceof Failure ? error.code : 'something_went_wrong'));
}

/** The parts stay the same in every state, so that the focus stays on the button. */
function createParts(card: HTMLElement) {
  const hint = document.createElement('p');
  const problem = document.createElement('p');
  const button = document.createElement('button');
  button.type = 'button';
  problem.role = 'alert';
  hint.role = 'status';
  card.replaceChildren(hint, button, problem);
  return { hint, problem, button };
}

/** No messages come of an order that has ended; if its pub undoes that, they are offered again. */
function watchEnd(trackingToken: string, show: (isOn: boolean) => void): void {
  const forgetAfterEnd = (): void => {
    if (!isOver() || !isPushRemembered(trackingToken)) return;
    rememberPush(trackingToken, false);
    show(false);
  };
  const main = document.querySelector('main');
  if (main) new MutationObserver(forgetAfterEnd).observe(main, { childList: true, subtree: true });
  forgetAfterEnd();
}

/** Offers messages about the order while the page is closed. Only where `pushSupport` says that it works. */
export async function offerPush(order: PushedOrder): Promise<void> {
  const { trackingToken, language } = order;
  const t = await loadTranslate(texts, language);
  const card = document.createElement('section');
  card.id = ids.pushCard;
  const { hint, problem, button } = createParts(card);
  let isOn = false;
  const show = (next: boolean, problemNow = ''): void => {
    isOn = next;
    hint.textContent = t(isOn ? 'guest.push.on' : 'guest.push.offer_hint');
    button.textContent = t(isOn ? 'guest.push.turn_off' : 'guest.push.offer');
    card.classList.toggle('on', isOn);
    problem.textContent = problemNow;
  };
  const change = async (work: () => Promise<void>, to: boolean): Promise<void> => {
    if (card.ariaBusy === 'true') return;
    card.ariaBusy = 'true';
    const before = isOn;
    show(before);
    try {
      await work();
      show(to);
    } catch (error) {
      show(before, problemText(error, t));
    } finally {
      card.ariaBusy = null;
    }
  };
  button.addEventListener('click', () => {
    void change(async () => (isOn ? turnOffPush(order) : turnOnPush(order)), !isOn);
  });
  const isRemembered = isPushRemembered(trackingToken);
  show(isRemembered);
  // Beside the slip, which is drawn anew after each change.
  document.querySelector(`#${ids.slip}`)?.parentElement?.after(card);
  watchEnd(trackingToken, show);
  if (!isRemembered || isOver()) return;
  if (Notification.permission === 'granted') await change(async () => renewPush(order), true);
  else show(false, t('guest.push.denied'));
}
