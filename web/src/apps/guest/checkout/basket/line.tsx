import { toAmount, toMinor } from '@comanda/domain/money';
import { optionsText } from '../../../../lib/options/options-text.ts';
import type { BasketLine } from '../../basket/basket.ts';
import type { BasketStore } from '../../basket/basket-store.ts';
import * as classes from '../../markup/classes.ts';
import { MenuText } from '../../island/menu-text.tsx';
import { Stepper } from '../../island/stepper.tsx';
import { useCheckout } from '../checkout-context.ts';
import { ChangeOptions } from './change-options.tsx';

type LineProps = {
  readonly line: BasketLine;
  readonly name: string;
  /** The dish had another name when the guest chose it. */
  readonly isRenamed: boolean;
  readonly options: Parameters<typeof optionsText>[0];
  /** The current price from the server; before that, the price that the guest saw. The names likewise. */
  readonly price: number;
  readonly seenPrice: number;
  /** Why its dish cannot be ordered now. */
  readonly unavailable: string | undefined;
  /** Why it cannot be ordered with its options or its note. */
  readonly problems: readonly string[];
  /** Why the dish does not suit what the guest has said. */
  readonly cautions: readonly string[];
  readonly store: BasketStore;
  readonly onCount: (count: number) => void;
};

function classOf({ unavailable, problems }: LineProps): string | undefined {
  if (unavailable !== undefined) return 'gone';
  return problems.length > 0 ? 'wrong' : undefined;
}

/** What is wrong with a line, or has changed since the guest chose it. */
function LineNotes(props: LineProps) {
  const { line, isRenamed, price, seenPrice, unavailable, problems, cautions } = props;
  const { t, money } = useCheckout();
  return (
    <>
      {unavailable !== undefined && <em>{unavailable}</em>}
      {cautions.map((words) => (
        <em key={words} className={classes.foundFood}>
          {words}
        </em>
      ))}
      {isRenamed && <em>{t('guest.checkout.renamed', { name: line.name })}</em>}
      {unavailable === undefined && price !== seenPrice && (
        <em>{t('guest.checkout.price_changed', { price: money(seenPrice) })}</em>
      )}
      {unavailable === undefined && problems.map((problem) => <em key={problem}>{problem}</em>)}
    </>
  );
}

/** A dish of the basket with its options, its note and its count. */
export function Line(props: LineProps) {
  const { line, name, options, price, unavailable, problems, store, onCount } = props;
  const { t, money, info } = useCheckout();
  const { count } = line;
  const isUnavailable = unavailable !== undefined;
  const chosen = optionsText(options);
  // Lines of one dish differ by their options.
  const fullName = chosen === '' ? name : `${name} (${chosen})`;
  return (
    <li className={classOf(props)}>
      <div>
        <b>
          <MenuText info={info}>{name}</MenuText>
        </b>
        {chosen !== '' && (
          <small className="chosen">
            <MenuText info={info}>{chosen}</MenuText>
          </small>
        )}
        {line.note !== undefined && <small className="said">«{line.note}»</small>}
        <LineNotes {...props} />
        {!isUnavailable && count > 1 && (
          <small>{t('guest.checkout.each', { price: money(price) })}</small>
        )}
        {!isUnavailable && (
          <ChangeOptions line={line} name={fullName} isWrong={problems.length > 0} store={store} />
        )}
      </div>
      <Stepper
        count={count}
        lessLabel={t('guest.checkout.less', { name: fullName })}
        moreLabel={t('guest.checkout.more', { name: fullName })}
        isMoreClosed={isUnavailable}
        onCount={onCount}
      />
      <data value={price}>{isUnavailable ? '—' : money(toAmount(toMinor(price) * count))}</data>
    </li>
  );
}
