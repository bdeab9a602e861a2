import type { FormEvent, ReactNode } from 'react';
import { Link } from '../../lib/routes/link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { SingleSheet } from './rail.tsx';
import { BarPath } from '../../ui/terminal-bar/bar-context.tsx';
import styles from './form-sheet.module.css';
import { Page, PageHeader } from '../../ui/layout/page.tsx';

type FormLink = {
  readonly question: string;
  readonly label: string;
  readonly to: string;
};

type Props = {
  readonly title: string;
  readonly note?: ReactNode;
  /** The path in the bar; by default the title. */
  readonly path?: string;
  readonly children: ReactNode;
  /** Links to other forms, for other kinds of users. */
  readonly links: readonly FormLink[];
};

type FormProps = {
  readonly onSubmit: (event: FormEvent) => Promise<void>;
  readonly submitLabel: string;
  readonly isPending: boolean;
  /** Whether the action cannot be undone. */
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
};

/** A form whose fields are validated by this program, not by the browser, with its submit button. */
export const SheetForm = ({
  onSubmit,
  submitLabel,
  isPending,
  isDangerous = false,
  children,
}: FormProps) => (
  <form className={styles['form']} noValidate onSubmit={(event) => void onSubmit(event)}>
    {children}
    <Button
      type="submit"
      size="large"
      variant={isDangerous ? 'danger' : 'primary'}
      isPending={isPending}
    >
      {submitLabel}
    </Button>
  </form>
);

/** The screen of a single form, on a sheet below a rail. */
export const FormSheet = ({ title, note, path = title, children, links }: Props) => (
  <Page maxWidth={540}>
    <BarPath parts={[path.toLowerCase()]} title={`${title} · Comanda`} />
    <SingleSheet>
      <PageHeader title={title} note={note} />
      {children}
      {links.length > 0 && (
        <ul className={styles['ways']}>
          {links.map(({ question, label, to }) => (
            <li key={question}>
              <span>{question}</span> <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
    </SingleSheet>
  </Page>
);
