import { Plus } from 'lucide-react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import type { SpanFields, SpanProblem } from './span-fields.ts';
import { SpanInputs } from './span-inputs.tsx';

type Props = {
  readonly spans: readonly SpanFields[];
  /** In their order, only once the form was sent with them. */
  readonly problems: readonly (SpanProblem | undefined)[];
  readonly onChange: (spans: readonly SpanFields[]) => void;
  /** Its days are still to be chosen. */
  readonly added: SpanFields;
  readonly max: number;
  /** The last one may be deleted too. */
  readonly mayBeEmpty?: boolean;
};

/** The spans of a week, and one more by a press. */
export function SpanList({ spans, problems, onChange, added, max, mayBeEmpty = false }: Props) {
  const { t } = useText();
  return (
    <>
      {spans.map((span, index) => (
        <SpanInputs
          // Spans have no ids, and one is only ever added at the end.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          key={index}
          number={index + 1}
          span={span}
          problem={problems[index]}
          onChange={(changed) => onChange(spans.with(index, changed))}
          onRemove={
            mayBeEmpty || spans.length > 1 ? () => onChange(spans.toSpliced(index, 1)) : undefined
          }
        />
      ))}
      {spans.length < max && (
        <Button
          variant="quiet"
          size="small"
          icon={<Plus />}
          onClick={() => onChange([...spans, added])}
        >
          {t('hours.span_add')}
        </Button>
      )}
    </>
  );
}
