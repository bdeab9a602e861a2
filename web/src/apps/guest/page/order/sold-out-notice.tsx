import type { OrderPageData } from '@comanda/contract/guest-page';
import type { Translate } from '../text.ts';

type Props = {
  readonly data: OrderPageData;
  readonly menuAddress: string;
  readonly t: Translate;
};

/** Of an order that was refused because something is sold out: what, and the way to order the rest. */
export function SoldOutNotice({ data, menuAddress, t }: Props) {
  const { order, soldOut, isPublished, trackingToken } = data;
  if (order.cancel_reason !== 'sold_out') return null;
  const hasOthers = order.dishes.length > soldOut.lineIds.length;
  return (
    <>
      {soldOut.names.length > 0 && (
        <p className="hint">
          <b>{t('guest.order.sold_out', { dishes: soldOut.names.join(', ') })}</b>
        </p>
      )}
      {isPublished && hasOthers && (
        <p className="next">
          <a className="first" href={`${menuAddress}&again=${trackingToken}&basket=open`}>
            {t('guest.order.again_without')}
          </a>
        </p>
      )}
    </>
  );
}
