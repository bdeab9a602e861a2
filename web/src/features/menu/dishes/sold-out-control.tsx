import type { Dish } from '@comanda/contract/menu';
import { SoldOutSwitch } from '../cards/sold-out-switch.tsx';
import type { CategoryRef } from '../editor/menu-scope.ts';
import { useSetSoldOut } from '../calls/dishes-api.ts';

type Props = { readonly at: CategoryRef; readonly dish: Dish; readonly timeZone: string };

/** Whether a dish is sold out and until when, and the switch. */
export function SoldOutControl({ at, dish, timeZone }: Props) {
  const soldOut = useSetSoldOut(at, dish.id);
  return (
    <SoldOutSwitch
      name={dish.name}
      soldOutUntil={dish.sold_out_until}
      timeZone={timeZone}
      isPending={soldOut.isPending}
      onSet={(until) => {
        soldOut.mutate(until);
      }}
    />
  );
}
