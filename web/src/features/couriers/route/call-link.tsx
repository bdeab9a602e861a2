import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './places.module.css';

type Props = {
  readonly phone: string;
  /** The accessible name: the person or pub to call. */
  readonly label: string;
  /** Without children it is a square icon button. */
  readonly children?: ReactNode;
};

/** A link that calls a number. */
export const CallLink = ({ phone, label, children }: Props) => (
  <a
    href={`tel:${phone}`}
    aria-label={label}
    className={classNames(styles['link'], children === undefined && styles['square'])}
  >
    <Phone aria-hidden="true" />
    {children}
  </a>
);
