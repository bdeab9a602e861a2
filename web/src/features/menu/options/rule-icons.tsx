import type { OptionRule } from '@comanda/domain/options';
import { CirclePlus, Contrast, Ruler } from 'lucide-react';
import type { ReactNode } from 'react';

/** A picture of what a rule does to the price: something added, a measure, two halves. */
export const ruleIcons: Readonly<Record<OptionRule, ReactNode>> = {
  sum: <CirclePlus aria-hidden="true" />,
  replaces: <Ruler aria-hidden="true" />,
  dearest: <Contrast aria-hidden="true" />,
};
