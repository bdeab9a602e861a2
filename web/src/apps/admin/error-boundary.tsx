import { Component, type ReactNode } from 'react';
import { useErrorText } from '../../lib/query/error-text.ts';
import { Page } from '../../ui/layout/page.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';

type Props = {
  readonly children: ReactNode;
  /** A failed screen is forgotten when this changes. */
  readonly resetKey: string;
};

type State = {
  readonly error: unknown;
  readonly hasFailed: boolean;
  readonly resetKey: string | undefined;
};

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
    return this.state.hasFailed ? <FailedScreen error={this.state.error} /> : this.props.children;
  }
}
