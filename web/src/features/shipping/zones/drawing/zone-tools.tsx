import { Check, CircleDashed, Crosshair, Eraser, Pentagon, Undo2, X } from 'lucide-react';
import { MAX_ZONES_OF_PUB } from '@comanda/domain/shipping';
import type { Dispatch, ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import styles from '../../shipping.module.css';
import type { DraftSaving } from '../use-save-draft.ts';
import type { ZoneAction, ZoneDraft } from './zone-draft.ts';
import type { ZoneEditor } from './zone-editor.ts';

type Props = {
  readonly draft: ZoneDraft;
  readonly saving: DraftSaving;
  /** An outline crosses itself: the server would refuse it. */
  readonly isCrossed: boolean;
  /** Undefined until the map is loaded. */
  readonly editor: ZoneEditor | undefined;
  readonly dispatch: Dispatch<ZoneAction>;
  /** What stands beside the tools for drawing. */
  readonly files: ReactNode;
  /** Undefined while the pub has no location for the centre of a radius. */
  readonly onRadius: (() => void) | undefined;
};

type ToolProps = Pick<Props, 'editor' | 'dispatch'>;

/** The same as pressing on the map, for users who move it with the keyboard. */
function DrawingTools({ editor, dispatch }: ToolProps) {
  const { t } = useText();
  return (
    <>
      <Button variant="quiet" icon={<Crosshair />} onClick={() => editor?.addCorner()}>
        {t('shipping.add_corner')}
      </Button>
      <Button variant="quiet" icon={<Check />} onClick={() => editor?.closeOutline()}>
        {t('shipping.close_outline')}
      </Button>
      <Button
        variant="plain"
        icon={<X />}
        onClick={() => {
          dispatch({ kind: 'mode', mode: 'edit' });
        }}
      >
        {t('ui.cancel')}
      </Button>
    </>
  );
}

type EditingProps = ToolProps & Pick<Props, 'draft' | 'files' | 'onRadius'>;

/** The actions while no outline is being drawn. */
function EditingTools({ draft, files, editor, dispatch, onRadius }: EditingProps) {
  const { mode, past } = draft;
  const { t } = useText();
  return (
    <>
      <Button
        variant="quiet"
        icon={<Pentagon />}
        disabled={!editor}
        onClick={() => {
          dispatch({ kind: 'mode', mode: 'draw' });
        }}
      >
        {t('shipping.draw_zone')}
      </Button>
      {files}
      {onRadius && (
        <Button variant="quiet" icon={<CircleDashed />} disabled={!editor} onClick={onRadius}>
          {t('shipping.zone_by_radius')}
        </Button>
      )}
      <Button
        variant="quiet"
        icon={<Eraser />}
        aria-pressed={mode === 'delete'}
        disabled={!editor}
        onClick={() => {
          dispatch({ kind: 'mode', mode: mode === 'delete' ? 'edit' : 'delete' });
        }}
      >
        {t('shipping.delete_zones')}
      </Button>
      {past.length > 0 && (
        <Button
          variant="plain"
          icon={<Undo2 />}
          onClick={() => {
            dispatch({ kind: 'undone' });
          }}
        >
          {t('shipping.undo')}
        </Button>
      )}
    </>
  );
}

/** The actions on the map, and its messages. */
export function ZoneTools({ saving, isCrossed, ...tools }: Props) {
  const { draft, editor, dispatch } = tools;
  const { t } = useText();
  const { mode, notice, selected } = draft;
  const ofMode = mode === 'edit' ? selected && 'selected' : mode;
  const hint = notice ?? ofMode;
  return (
    <div className={styles['toolbox']} data-saved={!saving.isChanged}>
      <div className={styles['tools']}>
        {mode === 'draw' ? (
          <DrawingTools editor={editor} dispatch={dispatch} />
        ) : (
          <EditingTools {...tools} />
        )}
        {saving.isChanged && (
          <Button
            className={styles['saveAll']}
            isPending={saving.isPending}
            disabled={isCrossed || mode === 'draw'}
            onClick={saving.save}
          >
            {t('shipping.save_all')}
          </Button>
        )}
      </div>
      <output className={classNames(styles['hint'], notice && styles['warning'])}>
        {hint && t(`shipping.map_${hint}`, { limit: MAX_ZONES_OF_PUB })}
      </output>
      {saving.refused !== undefined && <Notice>{saving.refused}</Notice>}
      {isCrossed && <p className={styles['problem']}>{t('shipping.crossed_blocks')}</p>}
    </div>
  );
}
