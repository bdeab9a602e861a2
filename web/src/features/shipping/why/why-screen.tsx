import type { Pub } from '@comanda/contract/pubs';
import { offeredOrderTypes, shownOrderTypes } from '@comanda/domain/orders';
import { offersDelivery } from '@comanda/domain/shipping';
import { MapPin } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { missingIn, useWhy, type Question, type WhyLine } from './ask-why.ts';
import { WhyAnswer } from './why-answer.tsx';
import { WhyQuestion } from './why-question.tsx';
import styles from './why.module.css';

const ANSWER_HEIGHT = 220;

/** What the pub's guests order most: deliveries if it has them. */
function firstQuestion(pub: Pub): Question {
  const offered = offeredOrderTypes({
    hasInPlaceOrder: pub.has_in_place_order,
    hasPickUpOrder: pub.has_pick_up_order,
    offersDelivery: offersDelivery({
      isAvailable: pub.shipping.available,
      lat: pub.lat,
      lng: pub.lng,
    }),
  });
  const [orderType = 'delivery'] = [...offered.toReversed(), ...shownOrderTypes()];
  return { orderType, point: undefined, moment: undefined };
}

type Props = {
  readonly pub: Pub;
  readonly lines: readonly WhyLine[];
  /** The part of the question with the dishes. */
  readonly basket: ReactNode;
};

/** "What does a guest at this place see then, with this basket, and why?" */
export function WhyScreen({ pub, lines, basket }: Props) {
  const { t } = useText();
  const [question, setQuestion] = useState(() => firstQuestion(pub));
  return (
    <Page>
      <BarPath parts={[pub.name, t('orders.why')]} />
      <PageHeader title={t('orders.why')} note={t('orders.why_note')} />
      <div className={styles['columns']}>
        <Card>
          <WhyQuestion
            pub={pub}
            question={question}
            basket={basket}
            onChange={(change) => setQuestion((before) => ({ ...before, ...change }))}
          />
        </Card>
        <div className={styles['answer']}>
          <Card title={t('orders.why_answer')}>
            <Answer pub={pub} question={question} lines={lines} />
          </Card>
        </div>
      </div>
    </Page>
  );
}

type AnswerProps = Omit<Props, 'basket'> & { readonly question: Question };

function Answer({ pub, question, lines }: AnswerProps) {
  const { t } = useText();
  const errorText = useErrorText();
  const answer = useWhy(pub, question, lines);
  const missing = missingIn(question);
  if (missing !== undefined) {
    const title = t(missing === 'pin' ? 'orders.why_pin_first' : 'orders.why_no_time');
    return <EmptyState icon={<MapPin />} title={title} />;
  }
  if (answer.isError) {
    return (
      <FailedState
        message={errorText(answer.error)}
        isRetrying={answer.isFetching}
        onRetry={() => void answer.refetch()}
      />
    );
  }
  if (!answer.data) {
    return (
      <LoadingRegion>
        <Skeleton height={ANSWER_HEIGHT} />
      </LoadingRegion>
    );
  }
  return (
    <div aria-live="polite" aria-busy={answer.isFetching} className={styles['words']}>
      <WhyAnswer pub={pub} why={answer.data} lines={lines} />
    </div>
  );
}
