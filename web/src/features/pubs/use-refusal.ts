import { toApiError } from '../../lib/api/api-error.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useErrorText } from '../../lib/query/error-text.ts';
import { refusedFields, type PubField } from './pub-checks.ts';

type Refused = { readonly field: PubField | 'root'; readonly message: string };

/** Where in a pub's form each refusal of the server belongs. */
export function useRefusal(): (error: unknown) => readonly Refused[] {
  const { t } = useText();
  const errorText = useErrorText();
  return (error) => {
    const { code, validationErrors } = toApiError(error);
    if (code === 'pub_with_the_same_url_name_already_exists') {
      return [{ field: 'url_name', message: errorText(error) }];
    }
    if (code === 'pub_limit_exceeded') return [{ field: 'root', message: errorText(error) }];
    if (code !== 'validation_error') return [];
    const fields = refusedFields(validationErrors, t);
    return fields.length > 0 ? fields : [{ field: 'root', message: errorText(error) }];
  };
}
