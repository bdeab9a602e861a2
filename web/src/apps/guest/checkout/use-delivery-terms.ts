import { useEffect, useState } from 'react';
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
  const [round, setRound] = useState(1);
  const wantedRound = isWanted ? round : 0;
  useEffect(() => {
    if (wantedRound === 0) return undefined;
    let isStale = false;
    const load = async (): Promise<void> => {
      try {
        const read = await readDeliveryTerms(pubId);
        if (isStale) return;
        setTerms(read);
        setFailed(false);
      } catch {
        if (!isStale) setFailed(true);
      }
    };
    void load();
    return () => {
      isStale = true;
    };
  }, [pubId, wantedRound]);
  return { terms, isFailed, retry: () => setRound(round + 1) };
}
