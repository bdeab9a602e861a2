import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../lib/routes/link.tsx';
import styles from './card-link.module.css';

type Props = {
  readonly to: string;
  readonly title: string;
  readonly icon: ReactNode;
  /** What is to be known of the page before it is opened. */
  readonly state?: ReactNode;
  /** The second line. */
  readonly facts?: string | undefined;
  /** Its own links and buttons lie above the link of the card. */
  readonly children?: ReactNode;
};

/** A card that is a link to a page, wherever it is pressed. */
export const CardLink = ({ to, title, icon, state, facts, children }: Props) => (
  <section className={styles['card']}>
    <div className={styles['head']}>
      <h2>
        <Link to={to} className={styles['link']}>
          {icon}
          {title}
        </Link>
      </h2>
      {state}
      <ChevronRight />
    </div>
    {facts !== undefined && <p className={styles['facts']}>{facts}</p>}
    {children}
  </section>
);
