import { toApiError, type ApiErrorCode } from '../../lib/api/api-error.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useErrorText } from '../../lib/query/error-text.ts';
import { useShown } from '../../lib/query/shown-failures.ts';
import { Notice } from './notice.tsx';

type Props = {
  readonly error: Error | null;
  /** A text beneath a field is not repeated here. */
  readonly owners?: Readonly<Partial<Record<ApiErrorCode, string>>>;
};

/** Shows beside the button of a form why the server refused it. */
export function RefusalNotice({ error, owners }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const isBeneathField = owners?.[toApiError(error).code] !== undefined;
  useShown(isBeneathField && error);
  if (error === null) return null;
  return <Notice>{isBeneathField ? t('errors.validation_error') : errorText(error)}</Notice>;
}
