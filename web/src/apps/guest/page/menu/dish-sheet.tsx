import type { Language } from '@comanda/contract/texts';
import * as attributes from '../../markup/attributes.ts';
import * as classes from '../../markup/classes.ts';
import * as ids from '../../markup/ids.ts';
import type { Translate } from '../text.ts';

/** The empty sheet of a dish; the page's program fills it from the tapped card. */
export function DishSheet({ t, lang }: { t: Translate; lang: Language | undefined }) {
  return (
    <dialog id={ids.dishSheet} aria-labelledby="sheet-name">
      <button
        type="button"
        className="x"
        {...{ [attributes.closesDialog]: true }}
        aria-label={t('guest.page.close')}
      />
      <header>
        <img alt="" width={480} height={360} />
        <h2 id="sheet-name" lang={lang}>
          {'\u00A0'}
        </h2>
      </header>
      <div>
        <p lang={lang} />
        <div className={classes.purchase}>
          <span />
          <button
            type="button"
            className={classes.oneLess}
            aria-label={t('guest.page.remove_one')}
          />
          <output />
          <button type="button" className={classes.oneMore}>
            {t('guest.page.add')}
          </button>
        </div>
      </div>
    </dialog>
  );
}
