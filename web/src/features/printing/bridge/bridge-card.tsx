import type { Bridge } from '@comanda/contract/printing';
import { MonitorCog, Trash2 } from 'lucide-react';
import { formatDateTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RemovePopup } from '../../../ui/popup/remove-popup.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { useRemoveBridge, type PrintingPub } from '../printing-api.ts';
import styles from '../printing.module.css';
import { PairingPopup } from './pairing-popup.tsx';

type Props = { readonly pub: PrintingPub; readonly bridge: Bridge | null };

/** The program that prints: whether it works, how it is set up, and its removal. */
export function BridgeCard({ pub, bridge }: Props) {
  const { t } = useText();
  const pairing = usePopup<true>();
  const removing = usePopup<Bridge>();
  return (
    <Card title={t('printing.bridge')}>
      {bridge ? (
        <State bridge={bridge} timeZone={pub.time_zone} />
      ) : (
        <>
          <p>{t('printing.bridge_none')}</p>
          <p className={styles['hint']}>{t('printing.bridge_hint')}</p>
        </>
      )}
      <div className={styles['actions']}>
        <Button
          variant={bridge ? 'quiet' : 'primary'}
          icon={<MonitorCog />}
          onClick={() => {
            pairing.open(true);
          }}
        >
          {t(bridge ? 'printing.pair_again' : 'printing.pair')}
        </Button>
        {bridge && (
          <Button
            variant="quiet"
            icon={<Trash2 />}
            onClick={() => {
              removing.open(bridge);
            }}
          >
            {t('printing.bridge_remove')}
          </Button>
        )}
      </div>
      {pairing.openCount > 0 && (
        <PairingPopup
          key={pairing.openCount}
          pub={pub}
          bridge={bridge}
          isOpen={pairing.isOpen}
          onClose={pairing.close}
        />
      )}
      {removing.subject && (
        <RemoveBridgePopup
          key={`remove ${removing.openCount}`}
          pub={pub}
          name={removing.subject.name}
          isOpen={removing.isOpen}
          onClose={removing.close}
        />
      )}
    </Card>
  );
}

type StateProps = { readonly bridge: Bridge; readonly timeZone: string };

function State({ bridge, timeZone }: StateProps) {
  const { t, language } = useText();
  const { name, is_on: isOn, last_seen_at: seenAt, paired_at: pairedAt } = bridge;
  return (
    <div>
      <p className={styles['head']}>
        <b>{name}</b>
        <Badge tone={isOn ? 'green' : 'red'}>
          {isOn
            ? t('printing.bridge_on')
            : t('printing.bridge_off', { time: formatDateTime(seenAt, language, timeZone) })}
        </Badge>
      </p>
      <p className={styles['facts']}>
        {t('printing.paired_at', { time: formatDateTime(pairedAt, language, timeZone) })}
      </p>
    </div>
  );
}

type RemoveProps = {
  readonly pub: PrintingPub;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

function RemoveBridgePopup({ pub, name, ...popup }: RemoveProps) {
  const { t } = useText();
  return (
    <RemovePopup
      {...popup}
      title={t('printing.remove_question', { name })}
      hint={t('printing.bridge_remove_hint')}
      deletion={useRemoveBridge(pub)}
      subject={undefined}
    />
  );
}
