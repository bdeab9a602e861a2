import type { Order } from '@comanda/contract/orders';
import { ChevronDown, Printer } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { LatePart } from '../../../lib/lazy/late-part.ts';
import { whenIdle } from '../../../lib/lazy/when-idle.ts';
import { withAllTexts } from '../../../lib/lazy/with-all-texts.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { loadPopups } from '../../../ui/popup/popup.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import type { TicketsProps } from './tickets.tsx';

const lateTickets = new LatePart(withAllTexts(async () => (await import('./tickets.tsx')).Tickets));
const load = () => {
  lateTickets.load();
  loadPopups();
};

/** Prints the order in one tap, and opens the choice of what is printed. Its program loads after the screen. */
export function PrintButtons({ order }: { readonly order: Order }) {
  const { t } = useText();
  const { part: Tickets, failure } = useSyncExternalStore(
    lateTickets.subscribe,
    lateTickets.current,
  );
  const { isOpen, subject: wish, openCount, open, close } = usePopup<TicketsProps['wish']>();
  useEffect(() => {
    if (isOpen) load();
    else whenIdle(load);
  }, [isOpen]);
  if (isOpen && failure !== undefined) throw failure;
  return (
    <>
      <IconButton
        variant="outlined"
        label={t('orders.print')}
        icon={<Printer />}
        onClick={() => {
          open('print');
        }}
      />
      <IconButton
        variant="outlined"
        label={t('orders.print_options')}
        aria-haspopup="dialog"
        icon={<ChevronDown />}
        onClick={() => {
          open('choose');
        }}
      />
      {Tickets && wish && (
        <Tickets key={openCount} order={order} wish={wish} isOpen={isOpen} onEnd={close} />
      )}
    </>
  );
}
