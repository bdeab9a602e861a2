import texts from 'virtual:guest-texts/food';
import { allergens, diets, wishes, type Wish } from '@comanda/domain/food';
import { useState } from 'react';
import { showIsland } from '../island/dialog.ts';
import { loadTranslate, type Translate } from '../island/island-texts.ts';
import * as attributes from '../markup/attributes.ts';
import * as ids from '../markup/ids.ts';
import type { PageInfo } from '../markup/page-info.ts';
import { readyFoods, storedWishes, storeWishes } from './foods.ts';
import { paintWishes } from './paint-food.ts';

const closes = { [attributes.closesDialog]: true };

/** The first button, as in a sheet that is there before it opens. */
const focusFirst = (button: HTMLButtonElement | null): void => button?.focus();

type GroupProps = {
  readonly legend: string;
  readonly offered: readonly Wish[];
  readonly wanted: readonly Wish[];
  readonly t: Translate<'food'>;
  readonly onWish: (wish: Wish, isWanted: boolean) => void;
};

const Wishes = ({ legend, offered, wanted, t, onWish }: GroupProps) => (
  <fieldset>
    <legend>{legend}</legend>
    {offered.map((wish) => (
      <label key={wish} className="pick">
        <input
          type="checkbox"
          value={wish}
          checked={wanted.includes(wish)}
          onChange={({ target }) => onWish(wish, target.checked)}
        />
        <span>{t(`food.${wish}`)}</span>
      </label>
    ))}
  </fieldset>
);

type Props = {
  readonly t: Translate<'food'>;
  readonly start: readonly Wish[];
  readonly onChange: (wanted: readonly Wish[]) => void;
};

/** The sheet in which a guest says what they avoid; each press takes effect at once. */
function WishesSheet({ t, start, onChange }: Props) {
  const [wanted, setWanted] = useState(start);
  const change = (next: readonly Wish[]): void => {
    setWanted(next);
    onChange(next);
  };
  const group = {
    wanted,
    t,
    onWish: (wish: Wish, isWanted: boolean): void => {
      change(wishes.filter((one) => (one === wish ? isWanted : wanted.includes(one))));
    },
  };
  return (
    <>
      <header>
        <h2 id={`${ids.wishesSheet}-title`}>{t('guest.food.title')}</h2>
        <button
          ref={focusFirst}
          type="button"
          className="x"
          aria-label={t('guest.food.close')}
          {...closes}
        />
      </header>
      <div>
        <Wishes legend={t('guest.food.avoid')} offered={[...allergens, 'alcohol']} {...group} />
        <Wishes legend={t('guest.food.follow')} offered={diets} {...group} />
        <p>{`${t('guest.food.hint')} ${t('guest.food.severe')}`}</p>
      </div>
      <footer>
        <button type="button" className="quiet" onClick={() => change([])}>
          {t('guest.food.clear')}
        </button>
        <button type="button" className="main" {...closes}>
          {t('guest.food.show')}
        </button>
      </footer>
    </>
  );
}

/** The island of what a guest avoids. */
export async function openWishes(info: PageInfo): Promise<void> {
  const t = await loadTranslate(texts, info.language);
  await readyFoods(info);
  const onChange = (wanted: readonly Wish[]): void => {
    storeWishes(wanted);
    paintWishes(wanted, t);
  };
  const sheet = <WishesSheet t={t} start={storedWishes()} onChange={onChange} />;
  showIsland(ids.wishesSheet, sheet, { className: '' });
}
