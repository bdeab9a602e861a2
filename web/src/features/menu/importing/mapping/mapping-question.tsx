import type { MappingQuestion } from '@comanda/domain/import';
import { useId } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import {
  columnWords,
  titleOf,
  candidatesOf,
  choose,
  chosenOf,
  type Answer,
  type Choice,
  type Header,
} from './mapping.ts';
import styles from './mapping.module.css';

type Props = {
  readonly header: Header;
  readonly question: MappingQuestion;
  readonly answer: Answer;
  readonly onAnswer: (answer: Answer) => void;
};

/** Which of several columns is the one that the menu needs: nothing is chosen before a person chooses. */
export function MappingQuestionField({ header, question, answer, onAnswer }: Props) {
  const { t } = useText();
  const name = useId();
  const chosen = chosenOf(answer, question);
  const { column } = question;
  const asked = columnWords(t)[column];
  const candidates = candidatesOf(header, answer, question);
  const radio = (choice: Choice, label: string, samples = '') => (
    <label key={choice} className={styles['choice']}>
      <input
        type="radio"
        name={name}
        checked={chosen === choice}
        onChange={() => {
          onAnswer(choose(answer, question, choice));
        }}
      />
      <span>
        <b>{label}</b>
        {samples !== '' && <small>{samples}</small>}
      </span>
    </label>
  );
  return (
    <fieldset className={styles['question']}>
      <legend>
        {t(question.candidates.length > 1 ? 'menu.import_ask_which' : 'menu.import_ask_where', {
          column: asked,
        })}
      </legend>
      {candidates.map((index) =>
        radio(index, titleOf(header, index, t), header.samples[index]?.join(' · ')),
      )}
      {column === 'price' &&
        question.candidates.length > 1 &&
        radio('sizes', t('menu.import_ask_sizes'))}
      {column !== 'name' && radio('none', t('menu.import_ask_none', { column: asked }))}
    </fieldset>
  );
}
