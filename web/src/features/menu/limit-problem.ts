import { toApiError, type ApiErrorCode } from '../../lib/api/api-error.ts';
import { useErrorText } from '../../lib/query/error-text.ts';

/** What a popup that adds something says itself, above its buttons. */
export const limitCodes = [
  'menu_limit_exceeded',
  'category_limit_exceeded',
  'dish_limit_exceeded',
  'pub_dish_limit_exceeded',
] as const satisfies readonly ApiErrorCode[];

/** Why there is no room for one more, when that is what a call failed for. */
export function useLimitProblem(error: Error | null): string | undefined {
  const errorText = useErrorText();
  if (error === null) return undefined;
  const { code } = toApiError(error);
  return limitCodes.some((limit) => limit === code) ? errorText(error) : undefined;
}
