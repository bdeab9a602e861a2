import type { Pub } from '@comanda/contract/pubs';
import { languages, type Language } from '@comanda/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../lib/i18n/use-text.ts';
import { useErrorText } from '../../lib/query/error-text.ts';
import { Checkbox } from '../../ui/field/choice.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { CheckPills } from '../../ui/pills/check-pills.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../ui/states/loading-region.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { MissingTexts, missingTexts } from './missing-texts.tsx';
import { pubTextsQuery } from './pub-texts-api.ts';
import { RomanianNote } from './romanian-note.tsx';

/** In which languages a pub writes and offers its menu. */
export type PubLanguages = Pick<Pub, 'working_language' | 'other_languages'> & {
  /** The texts are in a new working language already. */
  readonly texts_stay: boolean;
};

/** The languages that a menu may be offered in besides its own, in their order. */
export const othersThan = (working: Language): Language[] =>
  languages.filter((language) => language !== working);

type Props = {
  readonly value: PubLanguages;
  readonly saved: Pub;
  readonly onChange: (value: PubLanguages) => void;
};

/** The languages after a choice of the working one: the former one is offered further, where its texts are kept. */
function withWorking(
  { other_languages, working_language: before }: PubLanguages,
  saved: Pub,
  { working_language, texts_stay }: Pick<PubLanguages, 'working_language' | 'texts_stay'>,
): PubLanguages {
  const former = saved.working_language;
  const isKept = working_language !== former && !texts_stay;
  const offered = new Set(other_languages);
  // What the choice before has added or taken out.
  if (before !== former) offered.delete(former);
  if (saved.other_languages.includes(before)) offered.add(before);
  if (isKept) offered.add(former);
  return {
    working_language,
    texts_stay: texts_stay && working_language !== former,
    other_languages: othersThan(working_language).filter((language) => offered.has(language)),
  };
}

/** The language of the menu, and the others in which guests may read it. */
export function LanguageFields({ value, saved, onChange }: Props) {
  const { t } = useText();
  const { working_language: working, other_languages: others, texts_stay } = value;
  const isChanged = working !== saved.working_language;
  const isTakenOut = saved.other_languages.some(
    (language) => language !== working && !others.includes(language),
  );
  return (
    <>
      <SelectField
        label={t('translations.working_language')}
        hint={isChanged && !texts_stay && t('translations.working_language_changes')}
        value={working}
        options={languages.map((language) => ({
          value: language,
          label: t(`translations.language_${language}`),
        }))}
        onChange={(event) => {
          const chosen = languages.find((language) => language === event.target.value) ?? working;
          onChange(withWorking(value, saved, { working_language: chosen, texts_stay }));
        }}
      />
      {isChanged && (
        <Checkbox
          label={t('translations.texts_stay')}
          checked={texts_stay}
          onChange={({ currentTarget: { checked } }) => {
            const chosen = { working_language: working, texts_stay: checked };
            onChange(withWorking(value, saved, chosen));
          }}
        />
      )}
      {isChanged && !texts_stay && <TextsToMove pub={saved} language={working} />}
      <CheckPills
        label={t('translations.other_languages')}
        hint={isTakenOut ? t('translations.other_languages_hint') : undefined}
        pills={othersThan(working).map((language) => ({
          value: language,
          label: t(`translations.language_${language}`),
        }))}
        values={others}
        onChange={(chosen) => {
          onChange({
            ...value,
            other_languages: othersThan(working).filter((language) => chosen.includes(language)),
          });
        }}
      />
      <RomanianNote
        pub={{
          currency_id: saved.currency_id,
          working_language: working,
          other_languages: others,
        }}
      />
    </>
  );
}

/** What stays untranslated in the new working language, before it is saved. */
function TextsToMove({ pub, language }: { readonly pub: Pub; readonly language: Language }) {
  const errorText = useErrorText();
  const loading = useQuery(pubTextsQuery({ companyID: pub.company_id, pubID: pub.id }));
  if (loading.data) {
    return (
      <MissingTexts texts={missingTexts(loading.data.entries, language)} language={language} />
    );
  }
  if (!loading.isError) {
    return (
      <LoadingRegion>
        <Skeleton height={44} />
      </LoadingRegion>
    );
  }
  return (
    <FailedState
      message={errorText(loading.error)}
      isRetrying={loading.isFetching}
      onRetry={() => void loading.refetch()}
    />
  );
}
