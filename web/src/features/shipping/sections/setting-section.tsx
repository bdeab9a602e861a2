import { ChevronDown } from 'lucide-react';
import { Fragment, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Link } from '../../../lib/routes/link.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import styles from './sections.module.css';
import { sectionTitles, type Section, type SectionValue } from './sections.ts';

type Props = {
  readonly name: Section;
  readonly value: SectionValue;
  readonly isOpen: boolean;
  /** Below its row, not beside the list. */
  readonly isInPlace: boolean;
  readonly to: string;
  readonly isReplacing: boolean;
  readonly children: ReactNode;
};

/** A row with a section's name and its value in words; what is typed in a section stays when another one is opened. */
export function SettingSection({
  name,
  value,
  isOpen,
  isInPlace,
  to,
  isReplacing,
  children,
}: Props) {
  const { t } = useText();
  const id = useId();
  const rowRef = useRef<HTMLDivElement>(null);
  // The map is loaded only when it is seen.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  useEffect(() => {
    // The section above that has closed would have moved this one away from the finger.
    if (isOpen && isInPlace) rowRef.current?.scrollIntoView();
  }, [isOpen, isInPlace]);
  return (
    <section className={styles['section']}>
      <div ref={rowRef} className={classNames(styles['row'], isOpen && styles['open'])}>
        <h2>
          <Link
            to={to}
            replace={isReplacing}
            aria-expanded={isOpen}
            aria-controls={`${id}-part`}
            aria-describedby={`${id}-value`}
          >
            {t(sectionTitles[name])}
          </Link>
        </h2>
        <p
          id={`${id}-value`}
          className={classNames(styles['value'], value.isMissing && styles['missing'])}
        >
          {value.words.map((words, index) => (
            <Fragment key={words}>
              {index > 0 && ' · '}
              <span>{words}</span>
            </Fragment>
          ))}
        </p>
        <span className={styles['unsaved']}>
          <Badge tone="orange">{t('shipping.not_saved')}</Badge>
        </span>
        <ChevronDown />
      </div>
      <div id={`${id}-part`} hidden={!isOpen} className={styles['part']}>
        {wasOpen && children}
      </div>
    </section>
  );
}
