import { FileUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { TextArea } from '../../../../ui/field/text-field.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { acceptDrops } from '../../dish-form/accept-drops.ts';
import type { ListProblem } from '../reading/read-in-worker.ts';
import styles from './source-form.module.css';

// Those that are not read can be chosen too: then it is said how to save them.
const TYPES = '.xlsx,.ods,.csv,.tsv,.txt,.pdf,.html,.xls,.doc,.docx,text/csv,text/plain';

type Props = {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Resolves with the reason when the list cannot be read. */
  readonly onRead: (list: string | File) => Promise<ListProblem | undefined>;
};

/** Takes a menu as a text or as a file. */
export function SourceForm({ text, onText, onRead }: Props) {
  const { t } = useText();
  const [problem, setProblem] = useState<ListProblem>();
  const [reading, setReading] = useState<'text' | 'file'>();
  const inputRef = useRef<HTMLInputElement>(null);
  const placeRef = useRef<HTMLDivElement>(null);
  const read = async (source: string | File) => {
    setProblem(undefined);
    setReading(typeof source === 'string' ? 'text' : 'file');
    setProblem(await onRead(source));
    setReading(undefined);
  };
  const onDrop = useEffectEvent(([file]: readonly File[]) => {
    if (file) void read(file);
  });
  useEffect(() => {
    const place = placeRef.current;
    return place
      ? acceptDrops(place, (files) => {
          onDrop(files);
        })
      : undefined;
  }, []);
  return (
    <div ref={placeRef} className={styles['place']}>
      <Card>
        <TextArea
          label={t('menu.import_text')}
          hint={t('menu.import_text_hint')}
          error={problem && t(`menu.${problem}`)}
          className={styles['text']}
          spellCheck={false}
          value={text}
          onChange={(event) => {
            onText(event.target.value);
          }}
        />
        <div className={styles['actions']}>
          <Button isPending={reading === 'text'} onClick={() => void read(text)}>
            {t('menu.import_read')}
          </Button>
          <input
            ref={inputRef}
            type="file"
            accept={TYPES}
            hidden
            aria-label={t('menu.import_file')}
            onChange={(event) => {
              const file = event.target.files?.[0];
              // The same file may be chosen again after a failure.
              event.target.value = '';
              if (file) void read(file);
            }}
          />
          <Button
            variant="quiet"
            icon={<FileUp />}
            isPending={reading === 'file'}
            onClick={() => inputRef.current?.click()}
          >
            {t('menu.import_file')}
          </Button>
        </div>
      </Card>
    </div>
  );
}
