import { isAboutPrice } from '@comanda/domain/import';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Checkbox } from '../../../../ui/field/choice.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { ConfirmPopup } from '../../../../ui/popup/confirm-popup.tsx';
import { countDoubtful, countDoubts } from '../draft/doubt-strip.tsx';
import type { Preview } from '../import-api.ts';
import { PreviewLists } from './preview-lists.tsx';
import styles from './preview.module.css';

type Props = {
  readonly preview: Preview;
  readonly symbol: string;
  /** Another preview is on its way. */
  readonly isPending: boolean;
  readonly isApplying: boolean;
  readonly problem: string | undefined;
  readonly onHideMissing: (hides: boolean) => void;
  /** A person says which dish a new row is; undefined for a new one. */
  readonly onSameAs: (id: number, dishID: number | undefined) => void;
  readonly onBack: () => void;
  readonly onApply: () => void;
};

/** What the draft would change, before it does. */
export function PreviewScreen(props: Props) {
  const { preview, symbol, isPending, isApplying, problem, onSameAs, onHideMissing } = props;
  const { t } = useText();
  const { counts, new_menus: menus, new_categories: categories } = preview.result;
  const [isAsking, setIsAsking] = useState(false);
  const doubtful = countDoubtful(preview.draft);
  const ofPrices = [...countDoubts(preview.draft)].filter(([doubt]) => isAboutPrice(doubt));
  const isNothing = counts.created + counts.changed + counts.hidden === 0;
  return (
    <>
      <Card title={t('menu.import_changes')}>
        <dl className={styles['counts']} aria-busy={isPending || undefined}>
          {(['created', 'changed', 'hidden', 'unchanged'] as const).map((count) => (
            <div key={count}>
              <dt>{t(`menu.import_${count}`)}</dt>
              <dd>{counts[count]}</dd>
            </div>
          ))}
        </dl>
        {doubtful > 0 && (
          <p className={styles['doubtful']}>{t('menu.import_doubts_left', { count: doubtful })}</p>
        )}
        {isNothing && <p>{t('menu.import_nothing_changes')}</p>}
        {menus.length > 0 && <p>{t('menu.import_new_menus', { names: menus.join(', ') })}</p>}
        {categories.length > 0 && (
          <p>
            {t('menu.import_new_categories', {
              names: categories.map(({ name }) => name).join(', '),
            })}
          </p>
        )}
        <Checkbox
          label={t('menu.import_hide_missing')}
          checked={preview.hidesMissing}
          disabled={isPending || isApplying}
          onChange={(event) => {
            onHideMissing(event.target.checked);
          }}
        />
      </Card>
      <PreviewLists preview={preview} symbol={symbol} onSameAs={onSameAs} />
      <footer className={styles['foot']}>
        {problem !== undefined && (
          <p role="alert" className={styles['problem']}>
            {problem}
          </p>
        )}
        <div className={styles['actions']}>
          <Button variant="plain" onClick={props.onBack}>
            {t('menu.import_back')}
          </Button>
          {!isNothing && (
            <Button
              isPending={isApplying || isPending}
              onClick={() => {
                if (ofPrices.length > 0) setIsAsking(true);
                else props.onApply();
              }}
            >
              {t('menu.import_apply')}
            </Button>
          )}
        </div>
      </footer>
      <ConfirmPopup
        isPending={false}
        isOpen={isAsking}
        onClose={() => {
          setIsAsking(false);
        }}
        title={t('menu.import_apply_doubtful')}
        confirmLabel={t('menu.import_apply')}
        onConfirm={() => {
          setIsAsking(false);
          props.onApply();
        }}
      >
        <ul>
          {ofPrices.map(([doubt, count]) => (
            <li key={doubt}>
              {t(`menu.import_doubt_${doubt}`)}: {count}
            </li>
          ))}
        </ul>
      </ConfirmPopup>
    </>
  );
}
