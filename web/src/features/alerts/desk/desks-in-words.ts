import type { Desk } from '@comanda/contract/alerts';
import type { Language } from '@comanda/contract/texts';
import { countDesks } from '@comanda/domain/alerts';
import { formatTime } from '../../../lib/format/format.ts';
import type { Translate } from '../../../lib/i18n/current-texts.ts';

type Words = {
  readonly t: Translate;
  readonly language: Language;
  readonly timeZone: string;
};

/** «Desks with the bell on: 2, bell off: 1, asleep since 18:42: 1», on the pub's clock. */
export function desksInWords(desks: readonly Desk[], { t, language, timeZone }: Words): string {
  const { listening, silent, asleep, asleepSince } = countDesks(desks);
  return [
    t('alerts.desks_listening', { count: listening }),
    ...(silent > 0 ? [t('alerts.desks_silent', { count: silent })] : []),
    ...(asleepSince === undefined
      ? []
      : [
          t('alerts.desks_asleep', {
            count: asleep,
            time: formatTime(asleepSince, language, timeZone),
          }),
        ]),
  ].join(', ');
}
