import { CircleX } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { AcceptButtons } from '../promise/accept-buttons.tsx';
import styles from './answer-buttons.module.css';

type Props = ComponentProps<typeof AcceptButtons> & {
  /** `isByKey`: the focus moves with the slip. */
  readonly onAskRefusal: (isByKey: boolean) => void;
};

/** The two answers to a new order, in a row that wraps: refusing it, which asks for the reason, and accepting it. */
export function AnswerButtons({ onAskRefusal, ...accepting }: Props) {
  const { t } = useText();
  const { order, isPending } = accepting;
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        icon={<CircleX aria-hidden="true" />}
        isPending={isPending}
        className={styles['refuse']}
        onClick={({ detail }) => {
          onAskRefusal(detail === 0);
        }}
      >
        {t('orders.refuse')}
        <span className="visually-hidden"> #{order.id}</span>
      </Button>
      <AcceptButtons {...accepting} />
    </>
  );
}
