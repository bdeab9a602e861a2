import type { DraftRow } from '@comanda/domain/import';
import { FileUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { TextArea } from '../../../../ui/field/text-field.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { acceptDrops } from '../../dish-form/accept-drops.ts';
import { readInWorker, type ListProblem } from '../reading/read-in-worker.ts';
import styles from './source-form.module.css';

// Those that are not read can be chosen too: then it is said how to save them.
const TYPES = '.xlsx,.ods,.csv,.tsv,.txt,.pdf,.html,.xls,.doc,.docx,text/csv,text/plain';

type Props = {
  readonly onRead: (rows: readonly DraftRow[], lines: readonly string[]) => Promise<void>;
};

/** Takes a menu as a text or as a file. */
export function SourceForm({ onRead }: Props) {
  const { t } = useText();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<ListProblem>();
  const [reading, setReading] = useState<'text' | 'file'>();
  const inputRef = useRef<HTMLInputElement>(null);
  const placeRef = useRef<HTMLDivElement>(null);
  const read = async (source: string | File) => {
    setProblem(undefined);
    setReading(typeof source === 'string' ? 'text' : 'file');
    const list = await readInWorker(source);
    if (list.ok) await onRead(list.rows, list.lines);
    else setProblem(list.problem);
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
        <p>{t('menu.import_hint')}</p>
        <TextArea
          label={t('menu.import_text')}
          hint={t('menu.import_text_hint')}
          error={problem && t(`menu.${problem}`)}
          className={styles['text']}
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
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
          <span className={styles['hint']}>{t('menu.import_drop_hint')}</span>
        </div>
      </Card>
    </div>
  );
}
