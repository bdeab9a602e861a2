import { useRef, useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import type { ListProblem } from '../reading/read-in-worker.ts';
import type { ListTable } from '../reading/read-list.ts';
import { ColumnList } from './column-list.tsx';
import {
  columnWords,
  answerOf,
  headersOf,
  isComplete,
  missingOf,
  withAnswer,
  type Answer,
  type Answers,
  type Header,
} from './mapping.ts';
import { MappingQuestionField } from './mapping-question.tsx';
import styles from './mapping.module.css';

type Props = {
  readonly tables: readonly ListTable[];
  readonly answers: Answers;
  readonly onAnswers: (answers: Answers) => void;
  /** Reads the list with these columns; resolves with the reason when that is not possible. */
  readonly onRead: () => Promise<ListProblem | undefined>;
  /** Reading the list again gives up corrections of its draft. */
  readonly losesCorrections: boolean;
  readonly back: { readonly label: string; readonly go: () => void };
};

/** What the columns of a list are: first what only a person knows, then what was understood and what is not read. */
export function MappingScreen(props: Props) {
  const { tables, answers, onAnswers, onRead, losesCorrections, back } = props;
  const { t } = useText();
  const [isTried, setTried] = useState(false);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<ListProblem>();
  const placeRef = useRef<HTMLDivElement>(null);
  const headers = headersOf(tables);
  const read = async () => {
    setTried(true);
    setProblem(undefined);
    if (!headers.every((header) => isComplete(header, answerOf(answers, header)))) {
      const open = ':is(fieldset:not(:has(:checked)) input, [aria-invalid="true"])';
      placeRef.current?.querySelector<HTMLElement>(open)?.focus();
      return;
    }
    setReading(true);
    setProblem(await onRead());
    setReading(false);
  };
  return (
    <div ref={placeRef} className={styles['place']}>
      {headers.map((header) => (
        <HeaderCard
          key={header.key}
          header={header}
          answer={answerOf(answers, header)}
          isTried={isTried}
          onAnswer={(answer) => {
            setProblem(undefined);
            onAnswers(withAnswer(answers, header, answer));
          }}
        />
      ))}
      <footer className={styles['foot']}>
        {problem !== undefined && <Notice>{t(`menu.${problem}`)}</Notice>}
        {losesCorrections && <p>{t('menu.import_columns_change_hint')}</p>}
        <div className={styles['actions']}>
          <Button variant="plain" onClick={back.go}>
            {back.label}
          </Button>
          <Button isPending={isReading} onClick={() => void read()}>
            {t('menu.import_read')}
          </Button>
        </div>
      </footer>
    </div>
  );
}

type CardProps = {
  readonly header: Header;
  readonly answer: Answer;
  /** What is missing is said after the first attempt to go on. */
  readonly isTried: boolean;
  readonly onAnswer: (answer: Answer) => void;
};

function HeaderCard({ header, answer, isTried, onAnswer }: CardProps) {
  const { t } = useText();
  const { sheets, questions } = header;
  const words = columnWords(t);
  const missing = isTried && missingOf(answer).map((column) => words[column]);
  return (
    <Card
      title={
        sheets.length === 0
          ? t('menu.import_columns')
          : t('menu.import_columns_of', { names: sheets.join(', ') })
      }
    >
      {questions.map((question) => (
        <MappingQuestionField
          key={question.column}
          header={header}
          question={question}
          answer={answer}
          onAnswer={onAnswer}
        />
      ))}
      {missing && missing.length > 0 && (
        <Notice>{t('menu.import_columns_missing', { columns: missing.join(', ') })}</Notice>
      )}
      <ColumnList header={header} answer={answer} onAnswer={onAnswer} />
    </Card>
  );
}
