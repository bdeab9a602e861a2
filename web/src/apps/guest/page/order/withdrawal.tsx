import type { GuestOrder } from '@comanda/contract/orders';
import { canBeWithdrawn, isInProcess } from '@comanda/domain/orders';
import { formatPhone } from '../../../../lib/format/format-phone.ts';
import * as attributes from '../../markup/attributes.ts';
import * as ids from '../../markup/ids.ts';
import type { Translate } from '../text.ts';

type Props = { readonly order: GuestOrder; readonly t: Translate };

/** Cannot be pressed before the program of the page has loaded, and is not there without one. */
function Offer({ t }: Pick<Props, 't'>) {
  return (
    <div id={ids.withdrawal} className="js" inert>
      <button type="button" {...{ [attributes.withdraws]: 'ask' }}>
        {t('guest.order.withdraw')}
      </button>
      <fieldset tabIndex={-1} hidden>
        <legend>{t('guest.order.withdraw_question')}</legend>
        <p role="alert" hidden>
          {t('guest.order.withdraw_failed')}
        </p>
        <button type="button" className="yes" {...{ [attributes.withdraws]: 'send' }}>
          {t('guest.order.withdraw_yes')}
        </button>
        <button type="button" {...{ [attributes.withdraws]: 'keep' }}>
          {t('guest.order.withdraw_keep')}
        </button>
      </fieldset>
    </div>
  );
}

/** For a guest who wanted to withdraw the order when its pub answered; the program shows it then. */
function AnsweredNote({ order, t }: Props) {
  const { phone } = order.pub;
  return (
    <p id={ids.answeredNote} tabIndex={-1} hidden>
      <b>
        {t(order.status === 'handled' ? 'guest.order.answered_handled' : 'guest.order.answered')}
      </b>{' '}
      {phone && (
        <>
          {t('guest.order.answered_call')} <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </>
      )}
    </p>
  );
}

/** The guest's own way to cancel the order, while nobody has answered it. */
export function Withdrawal({ order, t }: Props) {
  if (canBeWithdrawn(order.status)) return <Offer t={t} />;
  return isInProcess(order.status) ? <AnsweredNote order={order} t={t} /> : null;
}
