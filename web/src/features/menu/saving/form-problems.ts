import { menuFields } from '@comanda/domain/menu';
import { isUnauthorized, toApiError } from '../../../lib/api/api-error.ts';
import { validateBy } from '../../../lib/forms/problem-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { isDeleted } from './deleted-item.ts';
import type { ShownText } from '../../../lib/i18n/current-texts.ts';

/** For a write whose popup itself shows the reason of a failure, above its buttons. */
export const shownInPopup = { handles: 'all' } as const;

/** The text of a failed save, shown in the popup. A deleted item gets a toast, because its popup closes. */
export function useSaveProblem(error: Error | null): ShownText | undefined {
  const errorText = useErrorText();
  if (error === null || isDeleted(error) || isUnauthorized(toApiError(error))) return undefined;
  return errorText(error);
}

/** The first failed check of a name, as a form stores it. */
export const checkName = (kind: keyof typeof menuFields) => validateBy(menuFields[kind]);
