import type { Language } from '@comanda/contract/texts';
import { MAX_DISH_NOTE_LENGTH } from '@comanda/domain/options';
import * as attributes from '../../markup/attributes.ts';
import * as classes from '../../markup/classes.ts';
import * as ids from '../../markup/ids.ts';
import type { Translate } from '../text.ts';

type Props = {
  readonly t: Translate;
  readonly lang: Language | undefined;
  /** The pub says what is in a dish. */
  readonly hasFood: boolean;
  readonly takesNotes: boolean;
};

/** The empty sheet of a dish; the page's program fills it from the tapped card. */
export function DishSheet({ t, lang, hasFood, takesNotes }: Props) {
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
        {/* Closed: what comes late moves nothing. */}
        {hasFood && (
          <details className={classes.foodFold}>
            <summary>{t('guest.page.in_dish')}</summary>
          </details>
        )}
        {takesNotes && (
          <label>
            {t('choosing.note')}
            <textarea rows={2} maxLength={MAX_DISH_NOTE_LENGTH} />
          </label>
        )}
        <div className={classes.purchase}>
          <span />
          <span className="count">
            <button
              type="button"
              className={classes.oneLess}
              aria-label={t('guest.page.remove_one')}
            />
            <output />
            <button
              type="button"
              className={`${classes.oneLess} ${classes.oneMore}`}
              aria-label={t('guest.page.one_more')}
            />
          </span>
          <button type="button" className={classes.addsDish}>
            {t('guest.page.add')} <b />
          </button>
        </div>
      </div>
    </dialog>
  );
}
