import type { ReactNode } from 'react';
import { Link } from '../../lib/routes/link.tsx';
import choices from '../choice.module.css';
import { classNames } from '../class-names.ts';
import styles from './navigation-rail.module.css';

type Props = {
  /** For a screen reader. */
  readonly label: string;
  readonly links: readonly {
    readonly to: string;
    readonly name: string;
    readonly icon: ReactNode;
    /** One is on its page, or on a page that belongs to it. */
    readonly isCurrent: boolean;
  }[];
};

const Links = ({ label, links, place }: Props & { readonly place: 'foot' | 'side' }) => (
  <nav aria-label={label} className={classNames(styles['rail'], styles[place])}>
    {links.map(({ to, name, icon, isCurrent }) => (
      <Link
        key={to}
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        className={classNames(choices['choice'], styles['link'])}
      >
        {icon}
        <span>{name}</span>
      </Link>
    ))}
  </nav>
);

/** Where one can go, as tabs at the foot of the screen. It stands behind the page. */
export const FootTabs = (props: Props) => <Links {...props} place="foot" />;

type BesideProps = Props & {
  /** Without them the pages stay, and what is in them. */
  readonly hasLinks: boolean;
  readonly children: ReactNode;
};

/** Where one can go, always in sight beside the pages: at their left, on a phone at the foot of the screen. */
export const BesideRail = ({ hasLinks, children, ...props }: BesideProps) => (
  <div className={styles['frame']}>
    {hasLinks && <Links {...props} place="side" />}
    <div className={styles['pages']}>{children}</div>
  </div>
);
