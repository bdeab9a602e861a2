import { choiceTexts } from '@comanda/domain/options';

/** The choices of a line in one text, for where there is little room: "Mare, 2 × Cașcaval". */
export const optionsText = (options: Parameters<typeof choiceTexts>[0]): string =>
  choiceTexts(options).join(', ');
