import { TabLink } from '../../lib/routes/link.tsx';
import { useText } from '../../lib/i18n/use-text.ts';
import choices from '../../ui/choice.module.css';
import { classNames } from '../../ui/class-names.ts';
import styles from './administration-tabs.module.css';
import { administrationPaths } from './paths.ts';
import { sectionIcons, sections } from './sections.ts';

/** The tabs of the five sections of the platform, below the terminal bar. */
export function AdministrationTabs() {
  const { t } = useText();
  return (
    <nav aria-label={t('administration.sections')} className={styles['tabs']}>
      {sections.map((section) => {
        const Icon = sectionIcons[section];
        return (
          <TabLink
            key={section}
            to={administrationPaths[section]}
            className={classNames(choices['choice'], styles['tab'])}
          >
            <Icon />
            <span>{t(`administration.tab_${section}`)}</span>
          </TabLink>
        );
      })}
    </nav>
  );
}
