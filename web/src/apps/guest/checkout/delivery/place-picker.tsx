import { distanceMetres } from '@comanda/domain/geo';
import { useCheckout } from '../checkout-context.ts';
import { OwnPosition } from './own-position.tsx';
import { usePickMap, type PickMapProps } from './use-pick-map.ts';

type Props = PickMapProps & {
  /** The guest has tried to order without a place. */
  readonly isMissing: boolean;
  /** Nothing is delivered there. */
  readonly isOutside: boolean;
};

// Not of `lib/format`: its parts that only this needs would load with every menu.
const oneDecimal = { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 } as const;

/** A map under a fixed pin: drag it, tap it, or move it with the arrow keys. */
export function PlacePicker({ isMissing, isOutside, ...props }: Props) {
  const { t, point } = props;
  const { t: sayHere, info } = useCheckout();
  const { box, isFailed, hasStreets, retry, moveTo } = usePickMap(props);
  const metres = !hasStreets && point && info.place ? distanceMetres(info.place, point) : undefined;
  const kilometres = new Intl.NumberFormat(info.language, oneDecimal);
  const distance = metres !== undefined && kilometres.format(metres / 1000);
  return (
    <div className={isMissing || isOutside ? 'place wrong' : 'place'}>
      {isFailed ? (
        <div className="map failed">
          <p>{t('guest.delivery.map_failed')}</p>
          <button type="button" className="quiet" onClick={retry}>
            {sayHere('guest.checkout.retry')}
          </button>
        </div>
      ) : (
        <div className="map">
          <div ref={box} />
          <i className={point ? 'pin set' : 'pin'} />
        </div>
      )}
      {isMissing && <p className="bad">{t('errors.location_is_required')}</p>}
      <OwnPosition
        t={t}
        hasStreets={hasStreets}
        distance={distance ? t('guest.delivery.distance', { distance }) : ''}
        onFound={moveTo}
      />
    </div>
  );
}
