import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../lib/i18n/use-text.ts';
import { useAddDevice, useRemoveDevice, type AlertsPub } from '../alerts-api.ts';
import {
  nameDevice,
  alertSupport,
  ALERTS_WORKER,
  rememberDevice,
  rememberedDevice,
} from './this-device.ts';
import {
  findSubscription,
  sentSubscription,
  subscribeDevice,
} from '../../../lib/push/push-device.ts';
import { pushSupport } from '../../../lib/push/push-support.ts';

/** The browser asked its user, who did not allow it. */
export class NotAllowed extends Error {
  override name = 'NotAllowed';
}

type Options = { readonly pushKey: string; readonly listed: readonly number[] };

/** Whether this browser shows the pub's alerts, and how to change that. */
export function useThisDevice(pub: AlertsPub, { pushKey, listed }: Options) {
  const language = useLanguage();
  const [id, setId] = useState(() => rememberedDevice(pub.id));
  const remember = (next: number | undefined) => {
    rememberDevice(pub.id, next);
    setId(next);
  };
  const subscription = useQuery({
    queryKey: ['alerts', 'subscription'],
    queryFn: async () =>
      pushSupport() === 'works' && (await findSubscription(ALERTS_WORKER)) !== undefined,
    gcTime: 0,
    meta: { isSilent: true },
  });
  const adding = useAddDevice(pub, async () => {
    if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
    const sent = sentSubscription(await subscribeDevice(ALERTS_WORKER, pushKey));
    return { ...sent, device: nameDevice(navigator.userAgent), language };
  });
  const removing = useRemoveDevice(pub);
  const isOn = subscription.data === true && id !== undefined && listed.includes(id);
  return {
    support: alertSupport(),
    id: isOn ? id : undefined,
    isOn,
    isPending: adding.isPending || removing.isPending,
    failure: adding.error ?? removing.error ?? undefined,
    turnOn: () => {
      removing.reset();
      adding.mutate(undefined, {
        onSuccess: (added) => {
          remember(added);
          void subscription.refetch();
        },
      });
    },
    turnOff: () => {
      if (id === undefined) return;
      adding.reset();
      removing.mutate(id, {
        onSuccess: () => {
          remember(undefined);
        },
      });
    },
  };
}
