import { checkField } from '@comanda/domain/fields';
import { menuFields } from '@comanda/domain/menu';
import { isUnauthorized, toApiError } from '../../../lib/api/api-error.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { isDeleted } from './deleted-item.ts';
import type { Translate } from '../../../lib/i18n/current-texts.ts';

/** For a write whose popup itself shows the reason of a failure, above its buttons. */
export const shownInPopup = { handles: 'all' } as const;

/** The text of a failed save, shown in the popup. A deleted item gets a toast, because its popup closes. */
export function useSaveProblem(error: Error | null): string | undefined {
  const errorText = useErrorText();
  if (error === null || isDeleted(error) || isUnauthorized(toApiError(error))) return undefined;
  return errorText(error);
}

/** The text about an invalid name. */
export function nameProblemText(
  kind: keyof typeof menuFields,
  value: string,
  t: Translate,
): string | undefined {
  const problem = checkField(value, menuFields[kind]);
  if (!problem) return undefined;
  return t(`errors.${problem.code}`, problem.limit === undefined ? {} : { limit: problem.limit });
}
