import type { Pub } from '@comanda/contract/pubs';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { bell } from '../../../../lib/sound/bell.ts';
import { useRecordSetUp } from '../../../../features/pubs/set-up/set-up-api.ts';
import type { StepWay } from '../../../../features/pubs/set-up/step-way.tsx';
import { useText } from '../../../../lib/i18n/use-text.ts';

/** The press arms the bell of this device and rings it; what was heard is kept. */
export function useBellWay(pub: Pub): StepWay {
  const { t } = useText();
  const record = useRecordSetUp(pub);
  const [isSilent, setIsSilent] = useState(false);
  const ring = async () => {
    await bell.arm().catch(() => undefined);
    const isHeard = bell.ring();
    setIsSilent(!isHeard);
    if (isHeard) record.mutate('bell');
  };
  return {
    kind: 'press',
    label: t('pubs.set_up_ring'),
    icon: <BellRing aria-hidden="true" />,
    problem: isSilent ? t('pubs.set_up_bell_silent') : undefined,
    onPress: () => void ring(),
  };
}
