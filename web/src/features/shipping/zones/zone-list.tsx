import type { Shape } from '@comanda/contract/shipping';
import { Focus, Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import styles from '../shipping.module.css';
import type { ZoneDraft } from './drawing/zone-draft.ts';
import type { ZoneProblems } from './drawing/zone-shapes.ts';
import { useText } from '../../../lib/i18n/use-text.ts';

type Props = {
  readonly draft: ZoneDraft;
  /** In the zones' order. */
  readonly problems: readonly ZoneProblems[];
  readonly unpriced: ReadonlySet<string>;
  readonly onShow: (zone: Shape) => void;
  readonly onRemove: (shapeId: string) => void;
};

/** The zones as a list: the problems of each, and its selection without a pointer. */
export function ZoneList({
  draft: { zones, saved, selected },
  problems,
  unpriced,
  onShow,
  onRemove,
}: Props) {
  const { t } = useText();
  if (zones.length === 0) return <p className={styles['hint']}>{t('shipping.no_zones')}</p>;
  const known = new Set(saved.map(({ shape_id }) => shape_id));
  return (
    <ul className={styles['zoneList']}>
      {zones.map((zone, index) => {
        const { shape_id, color } = zone;
        const number = index + 1;
        const { isCrossed = false, overlaps = [] } = problems[index] ?? {};
        return (
          <li
            key={shape_id}
            className={classNames(styles['zoneRow'], shape_id === selected && styles['chosen'])}
          >
            <div className={styles['zoneWords']}>
              <ZoneName number={number} color={color} />
              {isCrossed && <span className={styles['problem']}>{t('shipping.crossed')}</span>}
              {unpriced.has(shape_id) && (
                <span className={styles['warning']}>
                  {t(known.has(shape_id) ? 'shipping.zone_unpriced' : 'shipping.zone_unsaved')}
                </span>
              )}
              {overlaps.length > 0 && (
                <span className={styles['note']}>
                  {t('shipping.overlaps', { zones: overlaps.join(', ') })}
                </span>
              )}
            </div>
            <IconButton
              label={t('shipping.show_zone', { number })}
              icon={<Focus />}
              onClick={() => {
                onShow(zone);
              }}
            />
            <IconButton
              variant="danger"
              label={t('shipping.delete_zone', { number })}
              icon={<Trash2 />}
              onClick={() => {
                onRemove(shape_id);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** A zone by its colour and its number: the same mark on the map, in the list and beside its price. */
export function ZoneName({ number, color }: { readonly number: number; readonly color: string }) {
  const { t } = useText();
  return (
    <span className={styles['zoneName']}>
      <i className={styles['swatch']} style={{ background: color }} aria-hidden="true" />
      {t('shipping.zone', { number })}
    </span>
  );
}
