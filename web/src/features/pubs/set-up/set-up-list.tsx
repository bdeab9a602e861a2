import type { Pub, SetUp } from '@comanda/contract/pubs';
import type { SetUpStep } from '@comanda/domain/pubs';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { stepHints, stepName, stepsOf } from './steps.ts';
import { EndSetUpPopup } from './end-set-up-popup.tsx';
import { useRecordSetUp } from './set-up-api.ts';
import styles from './set-up-list.module.css';
import { LargeLink, InlineLink, type StepLink } from './step-link.tsx';

type Props = {
  readonly pub: Pub;
  readonly isRehearsed: boolean;
  readonly links: Readonly<Record<SetUpStep, StepLink>>;
};

/** Guides a new pub from its hours to its rehearsal; shows a message once all is done, then disappears. */
export function SetUpList({ pub, ...props }: Props) {
  const { set_up: setUp } = pub;
  const [isComplete, setIsComplete] = useState(false);
  if (isComplete) return <Complete pub={pub} />;
  if (setUp === null) return null;
  return (
    <OpenList
      pub={pub}
      setUp={setUp}
      onComplete={() => {
        setIsComplete(true);
      }}
      {...props}
    />
  );
}

/** Stays until the user leaves the page, although the server already reports the set-up as complete. */
function Complete({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  return <Notice isGood>{t('pubs.set_up_complete', { name: pub.name })}</Notice>;
}

type OpenProps = Props & { readonly setUp: SetUp; readonly onComplete: () => void };

function OpenList({ pub, setUp, isRehearsed, links, onComplete }: OpenProps) {
  const { t } = useText();
  const ending = usePopup<true>();
  const { steps, done, next } = stepsOf(pub, { setUp, isRehearsed });
  const { mutate: record } = useRecordSetUp(pub);
  useEffect(() => {
    if (next !== undefined) return;
    record('all');
    onComplete();
  }, [next, record, onComplete]);
  return (
    <section className={styles['list']} aria-labelledby="set-up">
      <header className={styles['head']}>
        <h2 id="set-up">{t('pubs.set_up')}</h2>
        <span className={styles['count']}>
          {t('pubs.set_up_done_of', { done: done.size, all: steps.length })}
        </span>
        <Button
          variant="plain"
          size="small"
          onClick={() => {
            ending.open(true);
          }}
        >
          {t('pubs.set_up_end')}
        </Button>
      </header>
      <ol className={styles['steps']}>
        {steps.map((step, index) => (
          <Step
            key={step}
            number={index + 1}
            name={stepName(step, setUp, t)}
            state={done.has(step) ? 'done' : step === next ? 'next' : 'later'}
            hint={stepHints[step] && t(stepHints[step])}
            link={links[step]}
          />
        ))}
      </ol>
      <EndSetUpPopup pub={pub} isOpen={ending.isOpen} onClose={ending.close} />
    </section>
  );
}

type StepProps = {
  readonly number: number;
  readonly name: string;
  readonly state: 'done' | 'next' | 'later';
  readonly hint: string | undefined;
  readonly link: StepLink;
};

function Step({ number, name, state, hint, link }: StepProps) {
  const { t } = useText();
  return (
    <li
      className={classNames(styles['step'], styles[state])}
      aria-current={state === 'next' ? 'step' : undefined}
    >
      <span className={styles['number']} aria-hidden="true">
        {state === 'done' ? <Check /> : number}
      </span>
      {state === 'done' && (
        <p className={styles['name']}>
          {name} <span className="visually-hidden">({t('pubs.set_up_step_done')})</span>
        </p>
      )}
      {state === 'next' && (
        <div className={styles['body']}>
          <h3 className={styles['name']}>{name}</h3>
          <LargeLink hint={hint} link={link} />
        </div>
      )}
      {state === 'later' && <InlineLink name={name} link={link} />}
    </li>
  );
}
