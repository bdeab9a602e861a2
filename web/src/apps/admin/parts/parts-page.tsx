import { useText } from '../../../lib/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import styles from './parts-page.module.css';
import { samples } from './samples.tsx';

/** In development: each part of `ui` in its states, light and dark. */
export function PartsPage() {
  const { t } = useText();
  return (
    <Page>
      {Object.entries(samples(t)).map(([name, sample]) => (
        <section key={name} className={styles['part']} aria-label={name}>
          <h2>{name}</h2>
          {['light', 'dark'].map((theme) => (
            <div key={theme} className={styles['theme']} data-theme={theme}>
              {sample}
            </div>
          ))}
        </section>
      ))}
    </Page>
  );
}
