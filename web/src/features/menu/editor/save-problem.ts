import { isUnauthorized, toApiError } from '../../../lib/api/api-error.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { isGone } from './gone.ts';

/** For a write whose popup says itself, above its buttons, why it failed. */
export const saidInPopup = { handles: 'all' } as const;

/** Why what stands in a popup could not be saved; what is gone has a toast, for its popup closes. */
export function useSaveProblem(error: Error | null): string | undefined {
  const errorText = useErrorText();
  if (error === null || isGone(error) || isUnauthorized(toApiError(error))) return undefined;
  return errorText(error);
}
