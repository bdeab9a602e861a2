import { Component, type ReactNode } from 'react';
import { toApiError } from '../../../lib/api/api-error.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';

type Props = {
  readonly children: ReactNode;
  /** The failure is cleared when this changes. */
  readonly resetKey: string;
};

type State = {
  readonly error: unknown;
  readonly hasFailed: boolean;
  readonly resetKey: string | undefined;
};

type FailedScreenProps = { readonly error: unknown; readonly onRetry: () => void };

function FailedScreen({ error, onRetry }: FailedScreenProps) {
  const { t } = useText();
  const errorText = useErrorText();
  // A part that failed to load is not requested again by itself: only a reload loads it.
  const isReloadNeeded = toApiError(error).code === 'page_did_not_load';
  return (
    <Page maxWidth={600}>
      <h1 className="visually-hidden">{t('ui.screen_failed')}</h1>
      <FailedState
        message={errorText(error)}
        isRetrying={false}
        {...(isReloadNeeded
          ? {
              retryLabel: t('ui.reload'),
              onRetry: () => {
                window.location.reload();
              },
            }
          : { onRetry })}
      />
    </Page>
  );
}

/** A screen that fails must not remove the bar. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, hasFailed: false, resetKey: undefined };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    if (resetKey === state.resetKey) return null;
    return { error: undefined, hasFailed: false, resetKey };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <FailedScreen error={this.state.error} onRetry={this.#retry} />;
  }

  readonly #retry = (): void => {
    this.setState({ error: undefined, hasFailed: false });
  };
}
