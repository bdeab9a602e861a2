import { foldText } from '../text/index.ts';

/** A choice of a line as it is read, under the names of the wire. */
type ReadChoice = {
  readonly name: string;
  readonly count: number;
  /** Absent in a basket that was stored by an older program. */
  readonly group_name?: string | undefined;
};

/**
 * Each choice of one line as a person reads it. Of choices with the same name, such as a pizza that is both halves, each
 * has the name of its group before it.
 */
function labelled<Choice extends ReadChoice>(
  choices: readonly Choice[],
  textOf: (choice: Choice) => string,
): string[] {
  const folded = choices.map(({ name }) => foldText(name));
  const isAlike = (index: number): boolean =>
    folded.some((name, other) => other !== index && name === folded[index]);
  return choices.map((choice, index) => {
    const { group_name: group = '' } = choice;
    const text = textOf(choice);
    return group !== '' && isAlike(index) ? `${group}: ${text}` : text;
  });
}

/** The choices of a line without their counts. */
export const choiceNames = (choices: readonly ReadChoice[]): string[] =>
  labelled(choices, ({ name }) => name);

/** The choices of a line, each after its count when there are several for one dish. */
export const choiceTexts = (choices: readonly ReadChoice[]): string[] =>
  labelled(choices, ({ name, count }) => (count > 1 ? `${count}\u00A0× ${name}` : name));
