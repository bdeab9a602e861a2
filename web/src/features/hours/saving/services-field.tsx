import type { Service } from '@comanda/domain/hours';
import { useText } from '../../../lib/i18n/use-text.ts';
import { CheckPills } from '../../../ui/pills/check-pills.tsx';
import { Notice } from '../../../ui/states/notice.tsx';

type Props = {
  readonly offered: readonly Service[];
  readonly services: readonly Service[];
  readonly problem: string | undefined;
  readonly onChange: (services: readonly Service[]) => void;
};

/** For which services something is. */
export function ServicesField({ offered, services, problem, onChange }: Props) {
  const { t } = useText();
  return (
    <>
      <CheckPills
        label={t('hours.services')}
        pills={offered.map((value) => ({ value, label: t(`hours.service_${value}`) }))}
        values={[...services]}
        onChange={onChange}
      />
      {problem !== undefined && <Notice>{problem}</Notice>}
    </>
  );
}
