import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import cards from '../lists/cards/courier-card.module.css';
import styles from './in-hand.module.css';

type Props = {
  readonly phone: string;
  /** Names whom it calls. */
  readonly label: string;
  /** Without them it is a square beside what it belongs to. */
  readonly children?: ReactNode;
};

/** Calls a number with one tap. */
export const CallLink = ({ phone, label, children }: Props) => (
  <a
    href={`tel:${phone}`}
    aria-label={label}
    className={classNames(cards['link'], children === undefined && styles['square'])}
  >
    <Phone aria-hidden="true" />
    {children}
  </a>
);
