import type { OrderPageData } from '@comanda/contract/guest-page';
import type { GuestOrder } from '@comanda/contract/orders';
import type { Language } from '@comanda/contract/texts';
import { isAskedAboutMissing, missingNames } from '@comanda/domain/later';
import { toAmount, toMinor } from '@comanda/domain/money';
import { lineIn } from '@comanda/domain/options';
import { canBeWithdrawn, isInProcess } from '@comanda/domain/orders';
import type { ReactNode } from 'react';
import { formatPhone } from '../../../../lib/format/format-phone.ts';
import * as attributes from '../../markup/attributes.ts';
import * as ids from '../../markup/ids.ts';
import type { Translate } from '../text.ts';

type Props = { readonly order: GuestOrder; readonly t: Translate };

type OfferProps = Pick<Props, 't'> & {
  /** The lines that may be left out instead. */
  readonly missingIds?: readonly number[];
  readonly children?: ReactNode;
};

/** Cannot be pressed before the program of the page has loaded, and is not there without one. */
function Offer({ t, missingIds, children }: OfferProps) {
  return (
    <div
      id={ids.withdrawal}
      className="js"
      inert
      {...{ [attributes.missingLines]: missingIds?.join() }}
    >
      <p role="alert" hidden>
        {t('guest.order.withdraw_failed')}
      </p>
      {children}
      <button type="button" {...{ [attributes.withdraws]: 'ask' }}>
        {t('guest.order.withdraw')}
      </button>
      <fieldset tabIndex={-1} hidden>
        <legend>{t('guest.order.withdraw_question')}</legend>
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

type MissingProps = {
  readonly data: Pick<OrderPageData, 'order' | 'totalWithout'>;
  readonly t: Translate;
  readonly language: Language;
  readonly price: (amount: number) => string;
};

/** Asks the guest of an order for later what to do about what its kitchen did not have when it began. */
export function Missing({ data: { order, totalWithout }, t, language, price }: MissingProps) {
  const { missing_lines: missing = [] } = order;
  if (!isAskedAboutMissing(order)) return null;
  const lines = order.dishes.map((line) => lineIn(line, language));
  const names = missingNames(lines, missing, (dish, choices) =>
    t('guest.order.missing_choices', { dish, choices }),
  );
  const less = totalWithout === null ? 0 : toMinor(order.client_total) - toMinor(totalWithout);
  return (
    <>
      <p className="when">{t('guest.order.missing', { dishes: names.join(', ') })}</p>
      <p>{t(totalWithout === null ? 'guest.order.missing_all' : 'guest.order.missing_question')}</p>
      <Offer t={t} missingIds={missing.map(({ line_id: id }) => id)}>
        {totalWithout !== null && (
          <button type="button" className="without" {...{ [attributes.withdraws]: 'leave' }}>
            {t('guest.order.leave_out')} {/* A delivery may cost more without it. */}
            <b>
              {less > 0
                ? `(−${price(toAmount(less))})`
                : `(${t('guest.order.then_total', { total: price(totalWithout) })})`}
            </b>
          </button>
        )}
      </Offer>
    </>
  );
}

/** The guest's own way to cancel the order, while nobody has answered it. */
export function Withdrawal({ order, t }: Props) {
  if (canBeWithdrawn(order.status)) return <Offer t={t} />;
  if (isAskedAboutMissing(order)) return null;
  return isInProcess(order.status) ? <AnsweredNote order={order} t={t} /> : null;
}
