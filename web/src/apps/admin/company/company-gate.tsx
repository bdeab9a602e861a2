import type { CallReply } from '@comanda/contract';
import type { ReactNode } from 'react';
import { useCompany } from '../../../features/accounts/api.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { ScreenSkeleton } from '../shell/screen-skeleton.tsx';

type Props = {
  /** Shown instead of the children until the company is loaded. */
  readonly skeleton?: ReactNode;
  readonly children: (company: CallReply<'GET /api/company'>['company']) => ReactNode;
};

/** The children render only when the company is loaded. */
export function CompanyGate({ skeleton, children }: Props) {
  const errorText = useErrorText();
  const company = useCompany();
  if (company.data) return children(company.data);
  if (company.isPending) return skeleton ?? <ScreenSkeleton />;
  return (
    <Page maxWidth={600}>
      <FailedState
        message={errorText(company.error)}
        isRetrying={company.isFetching}
        onRetry={() => void company.refetch()}
      />
    </Page>
  );
}
