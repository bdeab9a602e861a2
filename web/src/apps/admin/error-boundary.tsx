import { Component, type ReactNode } from 'react';
import { useErrorText } from '../../lib/query/error-text.ts';
import { Page } from '../../ui/layout/page.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';

type State = { readonly error: unknown; readonly hasFailed: boolean };

function FailedScreen({ error }: { readonly error: unknown }) {
  const errorText = useErrorText();
  return (
    <Page maxWidth={600}>
      <FailedState
        message={errorText(error)}
        onRetry={() => {
          // A part that did not load may belong to a version that is gone: only a reload brings the new one.
          window.location.reload();
        }}
      />
    </Page>
  );
}

/** Keeps a screen that fails from taking the bar with it. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <FailedScreen error={this.state.error} /> : this.props.children;
  }
}
