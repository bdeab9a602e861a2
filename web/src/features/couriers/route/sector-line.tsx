import type { Sector } from '@comanda/domain/couriers';
import {
  ArrowDown,
  ArrowDownLeft,
  ArrowDownRight,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpLeft,
  ArrowUpRight,
  type LucideIcon,
} from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';

/** North is up, as on a map. */
const arrows: Record<Sector, LucideIcon> = {
  n: ArrowUp,
  ne: ArrowUpRight,
  e: ArrowRight,
  se: ArrowDownRight,
  s: ArrowDown,
  sw: ArrowDownLeft,
  w: ArrowLeft,
  nw: ArrowUpLeft,
};

/** The approximate direction of an order that is not reserved yet. */
export function SectorLine({ sector }: { readonly sector: Sector }) {
  const { t } = useText();
  const Arrow = arrows[sector];
  return (
    <li>
      <Arrow />
      <span>{t(`couriers.sector_${sector}`)}</span>
    </li>
  );
}
