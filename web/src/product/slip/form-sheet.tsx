import type { FormEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Button } from '../../ui/button/button.tsx';
import { HangingPaper } from './hanging-paper.tsx';
import { BarPath } from '../../ui/terminal-bar/bar-context.tsx';
import styles from './form-sheet.module.css';
import { Page, PageHeader } from '../../ui/layout/page.tsx';

type Way = {
  readonly question: string;
  readonly label: string;
  readonly to: LinkProps['to'];
};

type Props = {
  readonly title: string;
  readonly note?: ReactNode;
  /** In the bar; the title unless told. */
  readonly path?: string;
  readonly children: ReactNode;
  /** The ways to other forms, for somebody else than who is expected here. */
  readonly ways: readonly Way[];
};

type FormProps = {
  readonly onSubmit: (event: FormEvent) => Promise<void>;
  readonly submitLabel: string;
  readonly isPending: boolean;
  /** What it does cannot be taken back. */
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
};

/** The fields of a sheet, checked by us and not by the browser, and the button that sends them. */
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

/** A screen that is a single form: on its sheet, on its rail. */
export const FormSheet = ({ title, note, path = title, children, ways }: Props) => (
  <Page maxWidth={540}>
    <BarPath parts={[path.toLowerCase()]} title={`${title} · Comanda`} />
    <HangingPaper>
      <PageHeader title={title} note={note} />
      {children}
      {ways.length > 0 && (
        <ul className={styles['ways']}>
          {ways.map(({ question, label, to }) => (
            <li key={question}>
              <span>{question}</span> <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
    </HangingPaper>
  </Page>
);
