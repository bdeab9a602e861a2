import type { Station, StationCategory } from '@comanda/contract/menu';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { RemovePopup } from '../../../../ui/popup/remove-popup.tsx';
import { Popup } from '../../../../ui/popup/popup.tsx';
import { usePopup } from '../../../../ui/popup/use-popup.ts';
import type { OrdersPub } from '../../live/pub-orders-context.ts';
import { StationPopup } from './station-popup.tsx';
import { FailedState } from '../../../../ui/states/failed-state.tsx';
import { useDeleteStation } from './stations-api.ts';
import type { StationsFailure } from './use-chosen-station.ts';
import styles from './stations-popup.module.css';

type Props = {
  readonly pub: OrdersPub;
  readonly stations: readonly Station[];
  readonly categories: readonly StationCategory[];
  readonly failure: StationsFailure | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The stations of the kitchen: each with its categories, to change or delete, and a new one. */
export function StationsPopup({ pub, stations, categories, failure, isOpen, onClose }: Props) {
  const { t } = useText();
  const editing = usePopup<{ readonly station: Station | undefined }>();
  const deleting = usePopup<Station>();
  const nameOf = new Map(categories.map(({ id, name }) => [id, name]));
  return (
    <>
      <Popup
        isOpen={isOpen}
        onClose={onClose}
        title={t('orders.stations')}
        actions={
          <Button
            icon={<Plus />}
            onClick={() => {
              editing.open({ station: undefined });
            }}
          >
            {t('orders.new_station')}
          </Button>
        }
      >
        {failure?.hasOld === false ? (
          <FailedState
            message={t('orders.stations_not_loaded')}
            isRetrying={failure.isRetrying}
            onRetry={failure.retry}
          />
        ) : (
          stations.length === 0 && <p className={styles['hint']}>{t('orders.stations_hint')}</p>
        )}
        <ul className={styles['list']}>
          {stations.map((station) => (
            <li key={station.id}>
              <p>
                <b>{station.name}</b>
                <span>
                  {station.category_ids.map((id) => nameOf.get(id) ?? '').join(', ') || '–'}
                </span>
              </p>
              <IconButton
                label={t('orders.change_station', { name: station.name })}
                icon={<Pencil />}
                onClick={() => {
                  editing.open({ station });
                }}
              />
              <IconButton
                label={t('orders.remove_station', { name: station.name })}
                variant="danger"
                icon={<Trash2 />}
                onClick={() => {
                  deleting.open(station);
                }}
              />
            </li>
          ))}
        </ul>
      </Popup>
      {editing.subject && (
        <StationPopup
          key={editing.openCount}
          pub={pub}
          station={editing.subject.station}
          categories={categories}
          isOpen={editing.isOpen}
          onClose={editing.close}
        />
      )}
      {deleting.subject && (
        <DeleteStationPopup
          key={deleting.openCount}
          pub={pub}
          station={deleting.subject}
          isOpen={deleting.isOpen}
          onClose={deleting.close}
        />
      )}
    </>
  );
}

type DeleteProps = Pick<Props, 'pub' | 'isOpen' | 'onClose'> & { readonly station: Station };

function DeleteStationPopup({ pub, station, ...popup }: DeleteProps) {
  const { t } = useText();
  return (
    <RemovePopup
      {...popup}
      title={t('orders.delete_station', { name: station.name })}
      hint={t('orders.delete_station_hint')}
      deletion={useDeleteStation(pub, station.id)}
      subject={undefined}
    />
  );
}
