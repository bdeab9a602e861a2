import { useEffect } from 'react';
import { useLanguage } from '../i18n/use-text.ts';

function linked(rel: string, href: string): () => void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return () => {
    link.remove();
  };
}

/** While these screens are shown, a phone can add them to its home screen as the app of this folder. */
export function useAppLinks(folder: 'admin-app' | 'courier-app'): void {
  const language = useLanguage();
  useEffect(() => {
    const removals = [
      linked('manifest', `/${folder}/${language}.webmanifest`),
      linked('apple-touch-icon', '/courier-app/icon-192.png'),
    ];
    return () => {
      for (const remove of removals) remove();
    };
  }, [folder, language]);
}
