import type { PubOptionChoice, PubOptionGroup } from '@comanda/contract/menu';
import { Ban, EyeOff, Pencil, Trash2, UtensilsCrossed } from 'lucide-react';
import { useState } from 'react';
import { formatAmount } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import card from '../../cards/menu-card.module.css';
import { useSoldOutEnd } from '../../cards/sold-out-switch.tsx';
import { ruleIcons } from '../group/rule-field.tsx';
import styles from './group-card.module.css';

/** So many choices are shown before the rest is asked for. */
const SHOWN = 8;

type Props = {
  readonly group: PubOptionGroup;
  readonly symbol: string;
  readonly onEdit: () => void;
  readonly onDishes: () => void;
  readonly onDelete: () => void;
  readonly onChoice: (choiceID: number) => void;
};

/** A group: what it does to the price, its choices in short, and how many dishes use it. */
export function GroupCard({ group, symbol, onEdit, onDishes, onDelete, onChoice }: Props) {
  const { t } = useText();
  const { name, rule, choices, dish_ids: dishes } = group;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? choices : choices.slice(0, SHOWN);
  return (
    <article className={card['card']} aria-label={name}>
      <div className={styles['group']}>
        <h2 className={styles['name']}>{name}</h2>
        <p className={styles['rule']}>
          {ruleIcons[rule]}
          {t(`options.rule_${rule}_words`)}
        </p>
        <ul className={styles['choices']}>
          {shown.map((choice) => (
            <li key={choice.id}>
              <ChoiceChip
                choice={choice}
                symbol={symbol}
                onPress={() => {
                  if (choice.gone_dish) onEdit();
                  else onChoice(choice.id);
                }}
              />
            </li>
          ))}
          {shown.length < choices.length && (
            <li>
              <button
                type="button"
                className={styles['chip']}
                onClick={() => {
                  setIsWhole(true);
                }}
              >
                +{choices.length - shown.length}
              </button>
            </li>
          )}
        </ul>
      </div>
      <div className={classNames(card['handles'], styles['handles'])}>
        <Button variant="plain" size="small" icon={<UtensilsCrossed />} onClick={onDishes}>
          {dishes.length === 0
            ? t('options.used_by_none')
            : t('options.used_by', { count: dishes.length })}
          <span className="visually-hidden"> {name}</span>
        </Button>
        <span className={styles['space']} />
        <IconButton label={t('menu.edit_named', { name })} icon={<Pencil />} onClick={onEdit} />
        <IconButton
          variant="danger"
          label={t('menu.delete_named', { name })}
          icon={<Trash2 />}
          onClick={onDelete}
        />
      </div>
    </article>
  );
}

type ChipProps = {
  readonly choice: PubOptionChoice;
  readonly symbol: string;
  readonly onPress: () => void;
};

/** A choice with its price; a press asks until when it is sold out, or opens the group where its dish is gone. */
function ChoiceChip({ choice, symbol, onPress }: ChipProps) {
  const { t, language } = useText();
  const until = useSoldOutEnd(choice.sold_out_until);
  const { gone_dish: gone } = choice;
  return (
    <button
      type="button"
      className={classNames(styles['chip'], (until ?? gone) && styles['soldOut'])}
      onClick={onPress}
    >
      {gone && (gone.reason === 'hidden' ? <EyeOff /> : <Trash2 />)}
      {!gone && until && <Ban />}
      <span>{choice.name}</span>
      {choice.price > 0 && (
        <span className={styles['price']}>{formatAmount(choice.price, symbol, language)}</span>
      )}
      {gone && <span className="visually-hidden">{t(`options.gone_${gone.reason}`)}</span>}
      {!gone && until && <span className="visually-hidden">{t('menu.sold_out')}</span>}
    </button>
  );
}
