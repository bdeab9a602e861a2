import type { FormEvent, ReactNode } from 'react';
import type { ApiErrorCode } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { SavedForm } from '../../../ui/layout/saved-form.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { RefusalNotice } from '../../../ui/states/refusal-notice.tsx';

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
  /** Refusals that are shown beneath a field are not repeated. */
  readonly owners: Readonly<Partial<Record<ApiErrorCode, string>>>;
  readonly children: ReactNode;
};

/** One part of the account: its fields, the result of saving them, and the button. */
export function OwnCard({ title, submitLabel, savedText, isDirty, onSubmit, ...rest }: Props) {
  const { saving, owners, children } = rest;
  const { isPending, isSuccess, error } = saving;
  return (
    <Card title={title}>
      <SavedForm isSaved={!isDirty} onSubmit={onSubmit}>
        {children}
        <RefusalNotice error={error} owners={owners} />
        {isSuccess && !isDirty && <Notice isGood>{savedText}</Notice>}
        {/* One of several cards: only a card with unsaved values highlights its button. */}
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
