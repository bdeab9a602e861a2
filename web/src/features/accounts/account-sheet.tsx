import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { HangingPaper } from '../../ui/slip/hanging-paper.tsx';
import { BarPath } from '../../ui/terminal-bar/bar-context.tsx';
import styles from './account-sheet.module.css';

type Way = {
  readonly question: string;
  readonly label: string;
  readonly to: LinkProps['to'];
};

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  /** The ways to the other forms; `others` for somebody else than who is expected here. */
  readonly other: Way;
  readonly others?: Way;
};

/** The sheet that both forms are written on. */
export const AccountSheet = ({ title, children, other, others }: Props) => (
  <Page maxWidth={540}>
    <BarPath parts={[title.toLowerCase()]} title={`${title} · Comanda`} />
    <HangingPaper>
      <PageHeader title={title} />
      {children}
      <p className={styles['other']}>
        {other.question} <Link to={other.to}>{other.label}</Link>
        {others && (
          <>
            <br />
            {others.question} <Link to={others.to}>{others.label}</Link>
          </>
        )}
      </p>
    </HangingPaper>
  </Page>
);
