import type { CallBody } from '@comanda/contract';
import type { Courier, CourierOrder } from '@comanda/contract/couriers';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api/api.ts';
import { toApiError } from '../../lib/api/api-error.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { session } from '../../lib/session/session.ts';
import { showSuccess } from '../../lib/toasts/toasts.ts';
import { useCourierArea } from './courier-context.ts';

const COURIER_KEY = ['courier'] as const;

async function fetchCourier(signal: AbortSignal): Promise<Courier> {
  try {
    return (await call('GET /api/courier', { signal })).courier;
  } catch (error) {
    // An account that is gone, or is not a courier's, has nothing to do here.
    if (toApiError(error).code === 'courier_not_found') session.leave();
    throw error;
  }
}

/** The courier who is signed in. */
export function useCourier() {
  return useQuery({ queryKey: COURIER_KEY, queryFn: ({ signal }) => fetchCourier(signal) });
}

/** The balance is the server's to count: it is asked again after what may have changed it. */
export function useRefreshCourier(): () => void {
  const queryClient = useQueryClient();
  return useCallback(
    () => void queryClient.invalidateQueries({ queryKey: COURIER_KEY }),
    [queryClient],
  );
}

/** Registers a courier, signs them in and opens their orders. */
export function useCourierRegistration() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: CallBody<'POST /api/courier'>) =>
      call('POST /api/courier', { isPublic: true, body }),
    onSuccess: ({ accesstoken, role }) => {
      session.signIn(accesstoken, role);
      void navigate('/courier/orders');
    },
    // The form says it beneath its field.
    meta: { handles: ['courier_with_the_same_email_already_exists'] },
  });
}

/** Of many couriers at once one wins; for the others the refusal is told and the card goes. */
export function useReserveOrder() {
  const { t } = useText();
  const { courier, keepOrder, dropOrder } = useCourierArea();
  return useMutation({
    mutationFn: (order: CourierOrder) =>
      call('POST /api/courier/:courierID/reserve-order', {
        params: { courierID: courier.id },
        body: { order_id: order.id },
      }),
    onSuccess: ({ order }) => {
      keepOrder(order);
      showSuccess(t('couriers.reserved'));
    },
    onError: (error, order) => {
      const { status } = toApiError(error);
      if (status === 404 || status === 409) dropOrder(order);
    },
  });
}

const steps = {
  pick_up: {
    name: 'POST /api/courier/:courierID/set-order-to-at-courier',
    done: 'couriers.picked_up',
  },
  complete: {
    name: 'POST /api/courier/:courierID/set-order-to-completed',
    done: 'couriers.completed',
  },
  cancel: {
    name: 'POST /api/courier/:courierID/set-order-to-canceled',
    done: 'couriers.canceled',
  },
} as const;

export type CourierStep = keyof typeof steps | 'release';

/** Takes a step with an order that this courier carries. */
export function useCourierStep(order: CourierOrder) {
  const { t } = useText();
  const { courier, keepOrder, dropOrder } = useCourierArea();
  const refreshCourier = useRefreshCourier();
  const input = { params: { courierID: courier.id }, body: { order_id: order.id } };
  return useMutation({
    mutationFn: async (step: CourierStep) => {
      if (step === 'release') await call('POST /api/courier/:courierID/release-order', input);
      else keepOrder((await call(steps[step].name, input)).order);
    },
    onSuccess: (_, step) => {
      // A release answers without the order: the live line brings it back as a free one.
      if (step === 'release') dropOrder(order);
      showSuccess(t(step === 'release' ? 'couriers.released' : steps[step].done));
      refreshCourier();
    },
  });
}
