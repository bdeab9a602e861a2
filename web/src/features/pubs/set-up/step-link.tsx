import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import styles from './step-link.module.css';

type Look = { readonly label: string; readonly icon: ReactNode };
type Target = Pick<LinkProps, 'to' | 'state' | 'target' | 'reloadDocument'>;

/** How a step is done: in a form on the same page, on another page, or by one press. */
export type StepLink =
  | { readonly kind: 'form'; readonly form: ReactNode; readonly target: Target }
  | (Look & { readonly kind: 'page'; readonly target: Target })
  | (Look & {
      readonly kind: 'press';
      readonly onPress: () => void;
      readonly problem: string | undefined;
    });

/** For the next step: its explanation and one large button. */
export function LargeLink({ hint, way }: { readonly hint: string; readonly way: StepLink }) {
  return (
    <>
      <p className={styles['hint']}>{hint}</p>
      {way.kind === 'form' && way.form}
      {way.kind === 'page' && (
        <ButtonLink {...way.target} size="large" fullWidth icon={way.icon}>
          {way.label}
        </ButtonLink>
      )}
      {way.kind === 'press' && (
        <>
          {way.problem !== undefined && <Notice>{way.problem}</Notice>}
          <Button size="large" fullWidth icon={way.icon} onClick={way.onPress}>
            {way.label}
          </Button>
        </>
      )}
    </>
  );
}

/** For a later step: a small link to it. */
export function InlineLink({ name, way }: { readonly name: string; readonly way: StepLink }) {
  if (way.kind === 'press') {
    return (
      <button type="button" className={styles['line']} onClick={way.onPress}>
        {name}
        {way.icon}
      </button>
    );
  }
  return (
    <Link {...way.target} className={styles['line']}>
      {name}
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
