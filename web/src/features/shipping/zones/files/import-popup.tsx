import type { Shipping } from '@comanda/contract/shipping';
import type { LatLng } from '@comanda/domain/geo';
import type { FilePart, FileProblem, ZonePlan } from '@comanda/domain/shipping/files';
import { FlipHorizontal2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../../lib/query/error-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { FormPopup } from '../../../../ui/popup/form-popup.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { useSavedToast } from '../../saving/setting-form.tsx';
import { PreviewMap } from './preview-map.tsx';
import { planFile } from './zone-file-plan.ts';
import { useWriteZones } from './use-write-zones.ts';
import styles from './files.module.css';

export type ReadFile = {
  readonly name: string;
  readonly parts: readonly FilePart[];
  /** Why nothing of it is read. */
  readonly problem: FileProblem | undefined;
};

type Props = {
  readonly file: ReadFile;
  readonly shipping: Shipping;
  readonly location: LatLng | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** What a file would do to the zones: on a map and in numbers, before anything is written. */
export function ImportPopup({ file, shipping, location, isOpen, onClose }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const showSaved = useSavedToast();
  const [isTurned, setTurned] = useState(false);
  const plan = useMemo(
    () => planFile(file.parts, shipping, { pub: location, isTurned }),
    [file, shipping, location, isTurned],
  );
  const { isPending, error, write } = useWriteZones();
  const writable = plan.zones.filter(({ kind }) => kind !== 'same').length;
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('shipping.file_title', { name: file.name })}
      submitLabel={t('shipping.file_save', { count: writable })}
      isPending={isPending}
      isIdle={writable === 0}
      maxWidth={640}
      problem={error === undefined ? undefined : errorText(error)}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        write(plan, shipping, () => {
          showSaved(t('shipping.zones'));
          onClose();
        });
      }}
    >
      {file.problem ? (
        <Notice>{t(`shipping.file_${file.problem}`)}</Notice>
      ) : (
        <>
          <Counts read={file.parts.length} plan={plan} />
          {plan.looksTurned && (
            <div className={styles['turned']}>
              <Notice>{t('shipping.file_looks_turned')}</Notice>
              <Button
                variant="quiet"
                icon={<FlipHorizontal2 />}
                onClick={() => {
                  setTurned(true);
                }}
              >
                {t('shipping.file_turn')}
              </Button>
            </div>
          )}
          {plan.zones.length > 0 && (
            <PreviewMap
              key={String(isTurned)}
              label={t('shipping.file_preview')}
              location={location}
              zones={plan.zones}
            />
          )}
          <Lists plan={plan} />
        </>
      )}
    </FormPopup>
  );
}

const kinds = ['new', 'changed', 'same'] as const;

function Counts({ read, plan: { zones, refused } }: { read: number; plan: ZonePlan }) {
  const { t } = useText();
  const counts = [
    { kind: 'read', count: read },
    ...kinds.map((kind) => ({ kind, count: zones.filter((one) => one.kind === kind).length })),
    { kind: 'refused', count: refused.length },
  ] as const;
  return (
    <dl className={styles['counts']}>
      {counts.map(({ kind, count }) => (
        <div key={kind}>
          <dt>{t(`shipping.file_${kind}`)}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lists({ plan: { zones, refused } }: { plan: ZonePlan }) {
  const { t } = useText();
  const nameOf = (name: string) => (name === '' ? t('shipping.file_no_name') : name);
  const written = (['new', 'changed'] as const).flatMap((kind) => {
    const names = zones.filter((zone) => zone.kind === kind).map(({ name }) => nameOf(name));
    return names.length > 0 ? [{ kind, names }] : [];
  });
  return (
    <ul className={styles['list']}>
      {written.map(({ kind, names }) => (
        <li key={kind}>{`${t(`shipping.file_${kind}`)}: ${names.join(', ')}`}</li>
      ))}
      {refused.map(({ name, problem }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts of a file have no other name
        <li key={index} className={styles['refused']}>
          {`${nameOf(name)}: ${t(`shipping.part_${problem}`)}`}
        </li>
      ))}
    </ul>
  );
}
