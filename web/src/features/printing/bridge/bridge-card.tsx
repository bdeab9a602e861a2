import type { Bridge } from '@comanda/contract/printing';
import { MonitorCog, Trash2 } from 'lucide-react';
import { formatDateTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/actions/row.tsx';
import { RemovePopup } from '../../../ui/popup/remove-popup.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { useRemoveBridge, type PrintingPub } from '../printing-api.ts';
import { PairingPopup } from './pairing-popup.tsx';

type Props = { readonly pub: PrintingPub; readonly bridge: Bridge | null };

/** The program that prints: whether it works, how it is set up, and its removal. */
export function BridgeCard({ pub, bridge }: Props) {
  const { t } = useText();
  const pairing = usePopup<true>();
  const removing = usePopup<Bridge>();
  const pair = () => {
    pairing.open(true);
  };
  return (
    <Card title={t('printing.bridge')}>
      {bridge ? (
        <ul>
          <BridgeRow
            bridge={bridge}
            timeZone={pub.time_zone}
            onPair={pair}
            onRemove={() => {
              removing.open(bridge);
            }}
          />
        </ul>
      ) : (
        <>
          <p>{t('printing.bridge_hint')}</p>
          <div>
            <Button icon={<MonitorCog />} onClick={pair}>
              {t('printing.pair')}
            </Button>
          </div>
        </>
      )}
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

type RowProps = {
  readonly bridge: Bridge;
  readonly timeZone: string;
  readonly onPair: () => void;
  readonly onRemove: () => void;
};

function BridgeRow({ bridge, timeZone, onPair, onRemove }: RowProps) {
  const { t, language } = useText();
  const { name, is_on: isOn, last_seen_at: seenAt, paired_at: pairedAt } = bridge;
  const time = formatDateTime(isOn ? pairedAt : seenAt, language, timeZone);
  return (
    <Row
      name={name}
      state={isOn && <Badge tone="green">{t('printing.bridge_on')}</Badge>}
      facts={t(isOn ? 'printing.paired_at' : 'printing.bridge_off', { time })}
      isProblem={!isOn}
      menu={{
        label: t('ui.actions_of', { name }),
        actions: [
          { label: t('printing.pair_again'), icon: <MonitorCog />, onSelect: onPair },
          { label: t('ui.delete'), icon: <Trash2 />, onSelect: onRemove, isDestructive: true },
        ],
      }}
    />
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
