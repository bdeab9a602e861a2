import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../../../lib/routes/link.tsx';
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

type LargeProps = { readonly hint: string | undefined; readonly link: StepLink };

/** For the next step: what its name does not say, and one large button. */
export function LargeLink({ hint, link }: LargeProps) {
  return (
    <>
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
      {link.kind === 'form' && link.form}
      {link.kind === 'page' && (
        <ButtonLink {...link.target} size="large" fullWidth icon={link.icon}>
          {link.label}
        </ButtonLink>
      )}
      {link.kind === 'press' && (
        <>
          {link.problem !== undefined && <Notice>{link.problem}</Notice>}
          <Button size="large" fullWidth icon={link.icon} onClick={link.onPress}>
            {link.label}
          </Button>
        </>
      )}
    </>
  );
}

/** For a later step: a small link to it. */
export function InlineLink({ name, link }: { readonly name: string; readonly link: StepLink }) {
  if (link.kind === 'press') {
    return (
      <div>
        <button type="button" className={styles['line']} onClick={link.onPress}>
          {name}
          {link.icon}
        </button>
        {link.problem !== undefined && <Notice>{link.problem}</Notice>}
      </div>
    );
  }
  return (
    <Link {...link.target} className={styles['line']}>
      {name}
      <ChevronRight />
    </Link>
  );
}
