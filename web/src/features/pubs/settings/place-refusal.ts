import { toApiError } from '../../../lib/api/api-error.ts';
import { writeProblem } from '../../../lib/forms/problem-text.ts';
import { markShown } from '../../../lib/query/shown-failures.ts';
import { isPubField, type PubField } from './pub-checks.ts';

type Refused<Field> = { readonly field: Field | 'root'; readonly message: string };

/** Where each problem of a refusal is shown in a pub's form: beneath its field, or above the button. */
export function placeRefusal<Field extends PubField>(
  error: unknown,
  fields: readonly Field[],
): readonly Refused<Field>[] {
  const place = (refused: PubField): Field | 'root' =>
    fields.find((field) => field === refused) ?? 'root';
  const { code, validationErrors } = toApiError(error);
  const message = writeProblem({ code });
  if (code === 'pub_with_the_same_url_name_already_exists') {
    return [{ field: place('url_name'), message }];
  }
  if (code === 'pub_limit_exceeded') return [{ field: 'root', message }];
  if (code !== 'validation_error') return [];
  const refused = validationErrors.flatMap(({ field, ...problem }) =>
    isPubField(field) ? { field: place(field), message: writeProblem(problem) } : [],
  );
  if (refused.length > 0) markShown(error);
  return refused.length > 0 ? refused : [{ field: 'root', message }];
}
