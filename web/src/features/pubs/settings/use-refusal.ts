import { toApiError } from '../../../lib/api/api-error.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { markShown } from '../../../lib/query/shown-failures.ts';
import { refusedFields, type PubField } from './pub-checks.ts';

type Refused<Field> = { readonly field: Field | 'root'; readonly message: string };

/** The position of each refusal in a pub's form: beneath its field, or above the button. */
export function useRefusal<Field extends PubField>(
  ...fields: readonly Field[]
): (error: unknown) => readonly Refused<Field>[] {
  const { t } = useText();
  const errorText = useErrorText();
  const place = (refused: PubField): Field | 'root' =>
    fields.find((field) => field === refused) ?? 'root';
  return (error) => {
    const { code, validationErrors } = toApiError(error);
    if (code === 'pub_with_the_same_url_name_already_exists') {
      return [{ field: place('url_name'), message: errorText(error) }];
    }
    if (code === 'pub_limit_exceeded') return [{ field: 'root', message: errorText(error) }];
    if (code !== 'validation_error') return [];
    const refused = refusedFields(validationErrors, t);
    if (refused.length > 0) markShown(error);
    return refused.length > 0
      ? refused.map(({ field, message }) => ({ field: place(field), message }))
      : [{ field: 'root', message: errorText(error) }];
  };
}
