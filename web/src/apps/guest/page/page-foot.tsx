import type { Language } from '@comanda/contract/texts';
import type { Translate } from './text.ts';

/** The end of a page: what happens with a guest's data. */
export function PageFoot({ language, t }: { language: Language; t: Translate }) {
  return (
    <footer>
      <a href={`/privacy?lang=${language}`}>{t('guest.page.privacy')}</a>
    </footer>
  );
}
