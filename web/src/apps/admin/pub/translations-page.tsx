import { useQueryClient } from '@tanstack/react-query';
import { TranslationsScreen } from '../../../features/menu/translations/page/translations-screen.tsx';
import { useSavePub } from '../../../features/pubs/api.ts';
import { usePubArea } from './pub-area.tsx';

/** The translations of the menu; the languages themselves are settings of the pub. */
export function TranslationsPage() {
  const { pub } = usePubArea();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useSavePub(pub);
  return (
    <TranslationsScreen
      pub={pub}
      saving={{
        isPending,
        save: (languages, onSaved) => {
          mutate(languages, {
            onSuccess: () => {
              void queryClient.invalidateQueries({ queryKey: ['translations'] });
              onSaved();
            },
          });
        },
      }}
    />
  );
}
