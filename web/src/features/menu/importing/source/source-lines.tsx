import { useEffect, useRef } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import styles from './source-lines.module.css';

type Props = {
  readonly lines: readonly string[];
  /** The line of the dish that is being corrected, from 1. */
  readonly active: number | undefined;
};

/** The list as it came, with the line of the dish that is being corrected. */
export function SourceLines({ lines, active }: Props) {
  const { t } = useText();
  const listRef = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = listRef.current;
    const line = active === undefined ? undefined : list?.children[active - 1];
    if (!list || !(line instanceof HTMLElement)) return;
    // Only this list: `scrollIntoView` would move the page under the fingers too.
    list.scrollTop = line.offsetTop - list.clientHeight / 3;
  }, [active]);
  return (
    <section className={styles['source']} aria-label={t('menu.import_source')}>
      <h2>{t('menu.import_source')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls is reached by the keyboard */}
      <ol ref={listRef} className={styles['lines']} tabIndex={0}>
        {lines.map((line, index) => (
          // The lines never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} aria-current={index + 1 === active || undefined}>
            {line}
          </li>
        ))}
      </ol>
    </section>
  );
}
