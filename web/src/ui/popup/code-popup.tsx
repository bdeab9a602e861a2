import { RotateCw } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useIsOver } from '../../lib/clock/use-is-over.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { LoadingRegion } from '../states/loading-region.tsx';
import { Notice } from '../states/notice.tsx';
import { RefusalNotice } from '../states/refusal-notice.tsx';
import { Skeleton } from '../states/skeleton.tsx';
import styles from './code-popup.module.css';
import { Popup } from './popup.tsx';

/** ISO 8601. */
type Expiring = { readonly expires_at: string };

type Props<Code extends Expiring> = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** In pixels. */
  readonly maxWidth: number;
  /** Of what is shown, in pixels, while the code is created. */
  readonly height: number;
  readonly creation: {
    readonly mutate: () => void;
    readonly data: Code | undefined;
    readonly error: Error | null;
    readonly isPending: boolean;
  };
  /** What the code has connected: it is used up. Undefined until then. */
  readonly done: string | undefined;
  readonly overText: string;
  readonly anotherLabel: string;
  /** Whether another one can be created after the first was used. */
  readonly offersAnother?: boolean;
  readonly children: (code: Code) => ReactNode;
};

/** Shows a code that expires. It is created when this opens, which happens once: a new opening needs a new key. */
export function CodePopup<Code extends Expiring>({
  isOpen,
  onClose,
  title,
  maxWidth,
  height,
  creation: { mutate, data, error, isPending },
  done,
  overText,
  anotherLabel,
  offersAnother = false,
  children,
}: Props<Code>) {
  const { t } = useText();
  const isOver = useIsOver(data?.expires_at);
  useEffect(() => {
    mutate();
  }, [mutate]);
  const isDone = done !== undefined;
  const canRepeat = error !== null || (isDone ? offersAnother : isOver);
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={title} maxWidth={maxWidth}>
      <div className={styles['body']}>
        {isDone && <Notice isGood>{done}</Notice>}
        <RefusalNotice error={error} />
        {isOver && !isDone && <Notice>{overText}</Notice>}
        {canRepeat && (
          <Button
            variant="quiet"
            icon={<RotateCw />}
            isPending={isPending}
            onClick={() => {
              mutate();
            }}
          >
            {error ? t('ui.retry') : anotherLabel}
          </Button>
        )}
        {!data && !error && (
          <LoadingRegion>
            <Skeleton height={height} />
          </LoadingRegion>
        )}
        {data && !error && !isDone && !isOver && children(data)}
      </div>
    </Popup>
  );
}
