import type { Shape, Shipping } from '@comanda/contract/shipping';
import { useState } from 'react';
import { decimalSign } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { usePopup } from '../../../../ui/popup/use-popup.ts';
import { SettingForm, useSavedToast } from '../../saving/setting-form.tsx';
import { useShippingPlace } from '../../shipping-place.ts';
import type { ZoneDraft } from '../drawing/zone-draft.ts';
import type { ZoneProblems } from '../drawing/zone-shapes.ts';
import { useSaveAmounts } from './use-save-amounts.ts';
import { readZoneAmounts, zoneFields, type EditedFields, type ZoneFields } from './zone-amounts.ts';
import { TermsPopup } from '../terms/terms-popup.tsx';
import { useTermsWords } from '../terms/use-terms-words.ts';
import { ZoneRow } from './zone-row.tsx';
import styles from './zone-table.module.css';

type Props = {
  readonly shipping: Shipping;
  readonly draft: ZoneDraft;
  /** In the zones' order. */
  readonly problems: readonly ZoneProblems[];
  readonly unpriced: ReadonlySet<string>;
  readonly onShow: (zone: Shape) => void;
  /** Undefined while no more zones fit. */
  readonly onCopy: ((shapeId: string) => void) | undefined;
  readonly onRemove: (shapeId: string) => void;
};

/** The zones on the map: what is wrong with each, its delivery price, and its threshold for free delivery. */
export function ZoneTable({
  shipping,
  draft,
  problems,
  unpriced,
  onShow,
  onCopy,
  onRemove,
}: Props) {
  const { t, language } = useText();
  const { symbol } = useShippingPlace();
  const { zones, saved, selected } = draft;
  const prices = useEditedPrices(shipping, zones);
  const fieldsOf = zoneFields(shipping, prices.edited, decimalSign(language));
  const words = useTermsWords();
  const popup = usePopup<number>();
  const termsOf = new Map(shipping.zone_terms.map((terms) => [terms.shape_id, terms]));
  const shown = termsOf.get(zones[popup.subject ?? -1]?.shape_id ?? '');
  const known = new Set(saved.map(({ shape_id: id }) => id));
  if (zones.length === 0) return <p className={styles['none']}>{t('shipping.no_zones')}</p>;
  return (
    <>
      <SettingForm
        isChanged={prices.isChanged}
        isPending={prices.isPending}
        problem={prices.areValid ? undefined : t('errors.field_must_be_number')}
        onDiscard={prices.discard}
        onSave={prices.save}
      >
        <div className={styles['table']}>
          {/* Each field has its own name. */}
          <div className={styles['columns']} aria-hidden="true">
            <span>{`${t('shipping.price')}, ${symbol}`}</span>
            <span>{`${t('shipping.free_from')}, ${symbol}`}</span>
          </div>
          <ul>
            {zones.map((zone, index) => {
              const { shape_id: id } = zone;
              const terms = termsOf.get(id);
              return (
                <ZoneRow
                  key={id}
                  number={index + 1}
                  name={terms?.name ?? ''}
                  terms={terms ? words(terms) : ''}
                  onTerms={() => {
                    popup.open(index);
                  }}
                  color={zone.color}
                  isSelected={id === selected}
                  isPriced={!unpriced.has(id)}
                  problems={problems[index]}
                  fields={known.has(id) ? fieldsOf(id) : undefined}
                  onChange={(field) => {
                    prices.change(id, field);
                  }}
                  onShow={() => {
                    onShow(zone);
                  }}
                  onCopy={onCopy && (() => onCopy(id))}
                  onRemove={() => {
                    onRemove(id);
                  }}
                />
              );
            })}
          </ul>
          {problems.some(({ overlaps }) => overlaps.length > 0) && (
            <p className={styles['rule']}>{t('shipping.smaller_counts')}</p>
          )}
        </div>
      </SettingForm>
      {shown && (
        <TermsPopup
          key={popup.openCount}
          number={(popup.subject ?? 0) + 1}
          terms={shown}
          isOpen={popup.isOpen}
          onClose={popup.close}
        />
      )}
    </>
  );
}

/** The typed prices of the zones that are shown. */
function useEditedPrices(shipping: Shipping, zones: readonly Shape[]) {
  const { t } = useText();
  const [typed, setTyped] = useState<EditedFields>({});
  const saving = useSaveAmounts();
  const showSaved = useSavedToast();
  // A price of a zone that was deleted on the map waits until that is saved or undone.
  const edited = Object.fromEntries(
    zones.flatMap(({ shape_id: id }) => (typed[id] ? [[id, typed[id]]] : [])),
  );
  const amounts = readZoneAmounts(shipping, edited);
  const discard = () => {
    setTyped({});
  };
  return {
    edited,
    isChanged: amounts.arePricesChanged || amounts.areThresholdsChanged,
    isPending: saving.isPending,
    areValid: amounts.areValid,
    change: (shapeId: string, field: Partial<ZoneFields>) => {
      setTyped((before) => ({ ...before, [shapeId]: { ...before[shapeId], ...field } }));
    },
    discard,
    save: () => {
      saving.save(amounts, () => {
        discard();
        showSaved(t('shipping.prices'));
      });
    },
  };
}
