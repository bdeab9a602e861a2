import type { FormEvent, ReactNode } from 'react';
import { toApiError, type ApiErrorCode } from '../../../lib/api/api-error.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { SavedForm } from '../../../ui/layout/saved-form.tsx';
import { Notice } from '../../../ui/states/notice.tsx';

type Props = {
  readonly title: string;
  readonly submitLabel: string;
  readonly savedText: string;
  readonly isDirty: boolean;
  readonly onSubmit: (event: FormEvent) => Promise<void>;
  readonly saving: {
    readonly isPending: boolean;
    readonly isSuccess: boolean;
    readonly error: Error | null;
  };
  /** What is said beneath a field is not said again. */
  readonly owners: Readonly<Partial<Record<ApiErrorCode, string>>>;
  readonly children: ReactNode;
};

/** One thing of the account: its fields, what became of saving them, and the button. */
export function OwnCard({ title, submitLabel, savedText, isDirty, onSubmit, ...rest }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const { saving, owners, children } = rest;
  const { isPending, isSuccess, error } = saving;
  const code = error === null ? undefined : toApiError(error).code;
  const isBeneathField = code !== undefined && Object.hasOwn(owners, code);
  return (
    <Card title={title}>
      <SavedForm isSaved={!isDirty} onSubmit={onSubmit}>
        {children}
        {error !== null && (
          <Notice>{isBeneathField ? t('errors.validation_error') : errorText(error)}</Notice>
        )}
        {isSuccess && !isDirty && <Notice isGood>{savedText}</Notice>}
        {/* One of several cards: only what waits to be saved calls for a press. */}
        <Button
          type="submit"
          size="large"
          variant={isDirty ? 'primary' : 'quiet'}
          isPending={isPending}
        >
          {submitLabel}
        </Button>
      </SavedForm>
    </Card>
  );
}
