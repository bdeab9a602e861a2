import { MAX_PICTURES_AT_ONCE } from '@comanda/domain/menu';
import { ImageUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { FileInput } from '../../../ui/upload/file-input.tsx';
import { useDishesOfPub } from '../bulk/bulk-api.ts';
import { DishesSkeleton } from '../cards/editor-skeletons.tsx';
import { acceptDrops } from '../dish-form/accept-drops.ts';
import { MenuCanvas, type CanvasPub } from '../editor/menu-canvas.tsx';
import { BackToEditor } from '../editor/back-to-editor.tsx';
import { editorPath, type PubRef } from '../editor/menu-scope.ts';
import { PictureRowItem } from './picture-row-item.tsx';
import styles from './pictures.module.css';
import { sameDish, usePictures } from './use-pictures.ts';

type Props = { readonly at: PubRef; readonly pub: CanvasPub };

/** Sends the pictures of many dishes, matched by the names of their files. */
export function PicturesScreen({ at, pub }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const list = useDishesOfPub(at);
  return (
    <MenuCanvas pub={pub}>
      <BarPath parts={[pub.name, t('menu.editor').toLowerCase()]} />
      <BackToEditor to={editorPath(at.pubID)} />
      <h1>{t('menu.pictures')}</h1>
      {list.isPending && <DishesSkeleton />}
      {list.isError && !list.data && (
        <FailedState
          message={errorText(list.error)}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && <Pictures at={at} list={list.data} />}
    </MenuCanvas>
  );
}

type PicturesProps = {
  readonly at: PubRef;
  readonly list: NonNullable<ReturnType<typeof useDishesOfPub>['data']>;
};

function Pictures({ at, list }: PicturesProps) {
  const { t } = useText();
  const pictures = usePictures(at, list);
  const { rows, isCut, take, change, send, readyCount, isSending } = pictures;
  const doubled = sameDish(rows);
  return (
    <>
      <DropBox onFiles={take} />
      {isCut && <Notice>{t('menu.pictures_too_many', { limit: MAX_PICTURES_AT_ONCE })}</Notice>}
      <ul className={styles['rows']}>
        {rows.map((row) => (
          <PictureRowItem
            key={row.key}
            row={row}
            list={list}
            isDoubled={doubled.has(row.key)}
            onChange={(what) => {
              change(row.key, what);
            }}
          />
        ))}
      </ul>
      {rows.length > 0 && (
        <div className={styles['foot']}>
          <Button
            fullWidth
            isPending={isSending}
            disabled={!isSending && (readyCount === 0 || doubled.size > 0)}
            onClick={() => void send()}
          >
            {t('menu.pictures_send', { count: readyCount })}
          </Button>
        </div>
      )}
    </>
  );
}

/** Takes files from a press or a drop. */
function DropBox({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const { t } = useText();
  const boxRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => (boxRef.current ? acceptDrops(boxRef.current, onFiles) : undefined), [onFiles]);
  return (
    <div ref={boxRef} className={styles['box']}>
      <p>{t('menu.pictures_hint', { limit: MAX_PICTURES_AT_ONCE })}</p>
      <FileInput ref={inputRef} label={t('menu.pictures_choose')} onFiles={onFiles} />
      <Button variant="quiet" icon={<ImageUp />} onClick={() => inputRef.current?.click()}>
        {t('menu.pictures_choose')}
      </Button>
    </div>
  );
}
