import { optionText, type OrderOption } from '@comanda/contract/orders';

/** The choices of a dish in one text, for where there is little room. */
export const optionsText = (options: readonly Pick<OrderOption, 'name' | 'count'>[]): string =>
  options.map(optionText).join(', ');
