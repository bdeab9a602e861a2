import type { Pub } from '@comanda/contract/pubs';
import type { Language } from '@comanda/contract/texts';
import { Languages } from 'lucide-react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { othersThan } from '../../../../product/languages/language-fields.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import styles from './no-language.module.css';
import type { SaveLanguages } from './languages-popup.tsx';

type Props = {
  readonly pub: Pub;
  readonly saving: SaveLanguages;
  readonly onChoose: (language: Language) => void;
  readonly onOther: () => void;
};

/** The menu is offered in one language: another one is one tap away. */
export function NoLanguage({ pub, saving, onChoose, onOther }: Props) {
  const { t } = useText();
  const others = othersThan(pub.working_language);
  const offer = (chosen: Language[]) => {
    saving.save({ other_languages: chosen }, () => {
      if (chosen[0]) onChoose(chosen[0]);
    });
  };
  return (
    <EmptyState
      icon={<Languages />}
      title={t('translations.no_language')}
      hint={t('translations.no_language_hint', {
        language: t(`translations.language_${pub.working_language}`),
      })}
      action={
        <>
          <div className={styles['languages']}>
            {others.map((language) => (
              <Button
                key={language}
                isPending={saving.isPending}
                onClick={() => {
                  offer([language]);
                }}
              >
                {t(`translations.language_${language}`)}
              </Button>
            ))}
            <Button
              variant="quiet"
              isPending={saving.isPending}
              onClick={() => {
                offer(others);
              }}
            >
              {t('translations.both_languages')}
            </Button>
          </div>
          <Button variant="plain" onClick={onOther}>
            {t('translations.other_working_language')}
          </Button>
        </>
      }
    />
  );
}
