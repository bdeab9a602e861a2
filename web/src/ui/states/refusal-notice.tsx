import { toApiError, type ApiErrorCode } from '../../lib/api/api-error.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useErrorText } from '../../lib/query/error-text.ts';
import { Notice } from './notice.tsx';

type Props = {
  readonly error: Error | null;
  /** What is said beneath a field is not said again. */
  readonly owners?: Readonly<Partial<Record<ApiErrorCode, string>>>;
};

/** Says beside the button of a form why the server refused what was sent. */
export function RefusalNotice({ error, owners }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  if (error === null) return null;
  const isBeneathField = owners?.[toApiError(error).code] !== undefined;
  return <Notice>{isBeneathField ? t('errors.validation_error') : errorText(error)}</Notice>;
}
