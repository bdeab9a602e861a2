import { Copy, Focus, SlidersHorizontal, Trash2 } from 'lucide-react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { ActionsMenu } from '../../../../ui/actions/actions-menu.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { NumberField } from '../../../../ui/field/text-field.tsx';
import type { ZoneProblems } from '../drawing/zone-shapes.ts';
import { isAmountText, type ZoneFields } from './zone-amounts.ts';
import styles from './zone-table.module.css';

type Props = {
  readonly number: number;
  readonly color: string;
  readonly isSelected: boolean;
  readonly isPriced: boolean;
  readonly problems: ZoneProblems | undefined;
  /** Undefined for a zone that is not saved yet. */
  readonly fields: ZoneFields | undefined;
  readonly name: string;
  /** Its other terms in words; empty without any. */
  readonly terms: string;
  readonly onTerms: () => void;
  readonly onChange: (field: Partial<ZoneFields>) => void;
  readonly onShow: () => void;
  readonly onCopy: (() => void) | undefined;
  readonly onRemove: () => void;
};

/** One zone by the colour and the number that it has on the map, its prices and its selection without a pointer. */
export function ZoneRow(row: Props) {
  const { number, name, color, isSelected, fields, onTerms, onShow, onCopy, onRemove } = row;
  const { t } = useText();
  return (
    <li className={classNames(styles['zone'], isSelected && styles['selected'])}>
      <span className={classNames(styles['name'], name !== '' && styles['named'])}>
        <i className={styles['swatch']} style={{ background: color }} aria-hidden="true" />
        <span>
          {name === ''
            ? t('shipping.zone', { number })
            : t('shipping.zone_named', { number, name })}
        </span>
      </span>
      {fields && <Prices {...row} fields={fields} />}
      <div className={styles['more']}>
        <ActionsMenu
          label={t('shipping.zone_actions', { number })}
          actions={[
            ...(fields
              ? [
                  {
                    label: t('shipping.terms_of', { number }),
                    icon: <SlidersHorizontal />,
                    onSelect: onTerms,
                  },
                ]
              : []),
            { label: t('shipping.show_zone', { number }), icon: <Focus />, onSelect: onShow },
            ...(onCopy
              ? [{ label: t('shipping.copy_zone', { number }), icon: <Copy />, onSelect: onCopy }]
              : []),
            {
              label: t('shipping.delete_zone', { number }),
              icon: <Trash2 />,
              isDestructive: true,
              onSelect: onRemove,
            },
          ]}
        />
      </div>
      <Notes {...row} />
    </li>
  );
}

function Prices({ number, fields, onChange }: Props & { readonly fields: ZoneFields }) {
  const { t } = useText();
  return (['price', 'freeFrom'] as const).map((field) => {
    const name = field === 'price' ? 'price' : 'free_from';
    return (
      <NumberField
        key={field}
        label={t(`shipping.${name}`)}
        isLabelHidden
        aria-label={t(`shipping.${name}_of`, { number })}
        value={fields[field]}
        placeholder={field === 'freeFrom' ? t('shipping.never') : undefined}
        error={isAmountText(fields[field]) ? undefined : t('errors.field_must_be_number')}
        onChange={({ target }) => {
          onChange({ [field]: target.value });
        }}
      />
    );
  });
}

function Notes(row: Props) {
  const { number, fields, terms, onTerms, isPriced, problems = NO_PROBLEMS } = row;
  const { isCrossed, overlaps } = problems;
  const { t } = useText();
  const shown = terms === '' ? t('shipping.terms_none') : terms;
  return (
    <div className={styles['notes']}>
      {fields && (
        <button
          type="button"
          className={styles['terms']}
          aria-label={`${t('shipping.terms_of', { number })}. ${shown}`}
          onClick={onTerms}
        >
          {shown}
        </button>
      )}
      {isCrossed && <span className={styles['crossed']}>{t('shipping.crossed')}</span>}
      {!isPriced && (
        <span className={styles['unpriced']}>
          {t(fields ? 'shipping.zone_unpriced' : 'shipping.zone_unsaved')}
        </span>
      )}
      {overlaps.length > 0 && <span>{t('shipping.overlaps', { zones: overlaps.join(', ') })}</span>}
    </div>
  );
}

const NO_PROBLEMS: ZoneProblems = { isCrossed: false, overlaps: [] };
