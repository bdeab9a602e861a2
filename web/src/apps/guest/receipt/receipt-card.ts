import type { Language } from '@comanda/contract/texts';
import texts from 'virtual:guest-texts/receipt';
import { Failure, sendCall } from '../account/client-call.ts';
import { errorKey, loadTranslate } from '../island/island-texts.ts';
import * as ids from '../markup/ids.ts';
import '../styles/receipt.css';

type OpenOrder = {
  readonly trackingToken: string;
  readonly language: Language;
  /** Where its receipt goes, masked; empty for nowhere. */
  readonly to: string;
};

/** Lets the guest say where the fiscal receipt of an order that is not paid yet goes besides paper. */
export async function offerReceiptTo({ trackingToken, language, to }: OpenOrder): Promise<void> {
  const t = await loadTranslate(texts, language);
  const card = document.createElement('details');
  card.id = ids.receiptCard;
  const title = document.createElement('summary');
  title.textContent = t('guest.receipt.title');
  const form = document.createElement('form');
  form.noValidate = true;
  const label = document.createElement('label');
  const field = document.createElement('input');
  field.autocomplete = 'email';
  field.autocapitalize = 'none';
  field.maxLength = 255;
  label.append(t('guest.receipt.to'), field);
  const hint = document.createElement('p');
  hint.textContent = t('guest.receipt.hint');
  const button = document.createElement('button');
  button.textContent = t('guest.receipt.save');
  const said = document.createElement('p');
  said.role = 'status';
  const problem = document.createElement('p');
  problem.role = 'alert';
  form.append(label, hint, button, said, problem);
  card.append(title, form);

  const show = (saved: string): void => {
    said.textContent = saved === '' ? '' : t('guest.receipt.goes', { to: saved });
  };
  const save = async (): Promise<void> => {
    if (card.ariaBusy === 'true') return;
    card.ariaBusy = 'true';
    problem.textContent = '';
    try {
      const { order } = await sendCall('PUT /api/client/orders/:trackingToken/receipt-to', {
        params: { trackingToken },
        body: { receipt_to: field.value },
      });
      field.value = '';
      show(order.receipt_to ?? '');
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('something_went_wrong');
      const [wrong] = failure.fields;
      problem.textContent = t(wrong ? 'guest.receipt.wrong' : errorKey(failure.code));
      if (wrong) field.focus();
    } finally {
      card.ariaBusy = null;
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void save();
  });
  show(to);
  // Beside the slip, which is drawn anew after each change.
  document.querySelector(`#${ids.slip}`)?.parentElement?.after(card);
}
