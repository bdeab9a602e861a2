import type { Lines, PaperWidth, TicketStyle } from '@comanda/domain/tickets';
import { classNames } from '../../../ui/class-names.ts';
import styles from './ticket-text.module.css';

const looks: Record<TicketStyle, string | undefined> = {
  normal: undefined,
  bold: styles['bold'],
  double: styles['double'],
  struck: classNames(styles['double'], styles['struck']),
  triple: styles['triple'],
};

type Props = { readonly lines: Lines; readonly paper: PaperWidth };

/** The lines of a ticket as they stand on the paper. */
export const TicketText = ({ lines, paper }: Props) => (
  <pre className={classNames(styles['paper'], styles[`mm${paper}`])}>
    {lines.map(({ text, style }, index) => (
      // The lines of a ticket are never changed, only replaced.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className={classNames(styles['line'], looks[style])}>
        {text}
        {'\n'}
      </span>
    ))}
  </pre>
);
