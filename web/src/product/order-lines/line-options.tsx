import type { OrderDish } from '@comanda/contract/orders';
import { choiceTexts } from '@comanda/domain/options';
import { classNames } from '../../ui/class-names.ts';
import styles from './line-options.module.css';

type Options = NonNullable<OrderDish['options']>;

type Props = {
  /** Absent in an order without choices, and in one of an older server. */
  readonly options: Options | undefined;
  readonly className?: string | undefined;
};

/** The choices of a dish, one below the other. */
export function LineOptions({ options, className }: Props) {
  if (options === undefined) return null;
  const texts = choiceTexts(options);
  return (
    <span className={classNames(styles['options'], className)}>
      {options.map(({ choice_id: id }, index) => (
        <span key={id}>{texts[index]}</span>
      ))}
    </span>
  );
}

type NoteProps = { readonly note: string | undefined; readonly className?: string | undefined };

/** What the guest wants otherwise at one dish: as loud as the comment to the whole order. */
export const LineNote = ({ note = '', className }: NoteProps) =>
  note !== '' && <span className={classNames(styles['note'], className)}>{note}</span>;
