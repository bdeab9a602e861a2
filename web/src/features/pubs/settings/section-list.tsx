import type { Pub } from '@comanda/contract/pubs';
import { TabLink } from '../../../lib/routes/link.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { typedHours } from '../../../product/week/typed-hours.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './section-list.module.css';
import { typedLater } from './later/typed-later.ts';
import { sections, unsavedSections, type SectionName } from './sections.ts';
import { typedSettings } from './typed-settings.ts';

const noSections: readonly SectionName[] = [];
const names = Object.keys(sections) as SectionName[];

type Props = {
  readonly pub: Pub;
  /** Side by side as the width allows. */
  readonly isGrid?: boolean;
  /** Those with a link of their own beside the list. */
  readonly without?: readonly SectionName[];
};

/** The sections of a pub's settings; a section with unsaved values is marked. */
export function SectionList({ pub, isGrid = false, without = noSections }: Props) {
  const { t } = useText();
  const unsaved: ReadonlySet<string> = new Set([
    ...unsavedSections(typedSettings.of(pub), pub),
    ...(typedHours.of(pub) === undefined ? [] : ['hours']),
    ...(typedLater.of(pub) === undefined ? [] : ['later']),
  ]);
  return (
    <ul className={classNames(styles['list'], isGrid && styles['grid'])}>
      {names
        .filter((name) => !without.includes(name))
        .map((name) => {
          const { path, text, Icon } = sections[name];
          return (
            <li key={name}>
              <TabLink to={`/admin/pub/${pub.id}/${path}`} className={styles['link']}>
                <Icon />
                {t(text)}
                {unsaved.has(name) && (
                  <i className={styles['unsaved']}>
                    <span className="visually-hidden">{t('pubs.unsaved')}</span>
                  </i>
                )}
              </TabLink>
            </li>
          );
        })}
    </ul>
  );
}
