import type { Pub } from '@comanda/contract/pubs';
import type { Language } from '@comanda/contract/texts';
import { BookOpenText, Languages } from 'lucide-react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../../lib/query/error-text.ts';
import { useSearchParams } from '../../../../lib/routes/use-search-params.ts';
import { Button, ButtonLink } from '../../../../ui/button/button.tsx';
import { Page, PageHeader } from '../../../../ui/layout/page.tsx';
import { usePopup } from '../../../../ui/popup/use-popup.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { FailedState } from '../../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { BarPath } from '../../../../ui/terminal-bar/bar-context.tsx';
import { BackToEditor } from '../../editor/back-to-editor.tsx';
import { editorPath } from '../../editor/menu-scope.ts';
import { sectionsOf } from '../entries/sections.ts';
import { useTranslations } from '../translations-api.ts';
import { LanguagesPopup, type SaveLanguages } from './languages-popup.tsx';
import { NoLanguage } from './no-language.tsx';
import { TranslationsOf } from './translations-of.tsx';

type Props = { readonly pub: Pub; readonly saving: SaveLanguages };

/** The languages of a menu, and its texts in each of them. */
export function TranslationsScreen({ pub, saving }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const loading = useTranslations({ companyID: pub.company_id, pubID: pub.id });
  const choosing = usePopup<'correction' | 'choice'>();
  const [params, setParams] = useSearchParams();
  const offered = pub.other_languages;
  const chosen = offered.find((language) => language === params.get('language')) ?? offered[0];
  const choose = (language: Language) => {
    setParams({ language }, { replace: true });
  };
  const isEmpty = loading.data && sectionsOf(loading.data.entries).length === 0;
  return (
    <Page maxWidth={1100}>
      <BarPath parts={[pub.name, t('translations.title').toLowerCase()]} />
      <PageHeader
        title={t('translations.title')}
        before={<BackToEditor to={editorPath(pub.id)} />}
        actions={
          chosen && (
            <Button
              variant="quiet"
              icon={<Languages />}
              onClick={() => {
                choosing.open('choice');
              }}
            >
              {t('translations.choose_languages')}
            </Button>
          )
        }
      />
      {!chosen && (
        <NoLanguage
          pub={pub}
          saving={saving}
          onChoose={choose}
          onOther={() => {
            choosing.open('correction');
          }}
        />
      )}
      {chosen && loading.isPending && (
        <LoadingRegion>
          <Skeleton height={44} />
          <Skeleton height={420} />
        </LoadingRegion>
      )}
      {chosen && loading.isError && !loading.data && (
        <FailedState
          message={errorText(loading.error)}
          isRetrying={loading.isFetching}
          onRetry={() => void loading.refetch()}
        />
      )}
      {chosen && isEmpty === true && (
        <EmptyState
          icon={<BookOpenText />}
          title={t('translations.empty')}
          action={<ButtonLink to={editorPath(pub.id)}>{t('menu.back_to_editor')}</ButtonLink>}
        />
      )}
      {chosen && loading.data && isEmpty === false && (
        <TranslationsOf
          pub={pub}
          entries={loading.data.entries}
          language={chosen}
          onChoose={choose}
        />
      )}
      {choosing.subject && (
        <LanguagesPopup
          key={choosing.openCount}
          pub={pub}
          saving={saving}
          isCorrection={choosing.subject === 'correction'}
          isOpen={choosing.isOpen}
          onClose={choosing.close}
        />
      )}
    </Page>
  );
}
