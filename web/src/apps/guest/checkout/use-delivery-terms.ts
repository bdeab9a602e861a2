import { useCallback, useEffect, useState } from 'react';
import { readDeliveryTerms, type DeliveryTerms } from './api.ts';

export type TermsState = {
  readonly terms: DeliveryTerms | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
};

/** Reads zones and payment types once a delivery is asked for. */
export function useDeliveryTerms(pubId: number, isWanted: boolean): TermsState {
  const [terms, setTerms] = useState<DeliveryTerms>();
  const [isFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isStale = false;
    readDeliveryTerms(pubId).then(
      (read) => {
        if (isStale) return;
        setTerms(read);
        setFailed(false);
      },
      () => {
        if (!isStale) setFailed(true);
      },
    );
    return () => {
      isStale = true;
    };
  }, [pubId, isWanted, round]);
  const retry = useCallback(() => setRound((old) => old + 1), []);
  return { terms, isFailed, retry };
}
