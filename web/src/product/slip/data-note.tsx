import { useText } from '../../lib/i18n/use-text.ts';
import styles from './data-note.module.css';

type Props = {
  readonly text: string;
  /** Of the page `/privacy`. */
  readonly section: 'courier' | 'company';
};

/** What happens with what is typed into a form, before its button. */
export function DataNote({ text, section }: Props) {
  const { t, language } = useText();
  return (
    <p className={styles['note']}>
      {text}{' '}
      <a href={`/privacy?lang=${language}#${section}`} target="_blank" rel="noreferrer">
        {t('ui.your_data')}
      </a>
    </p>
  );
}
