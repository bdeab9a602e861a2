import { RotateCw } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { errorText } from '../../../lib/query/error-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { UploadBar } from '../../../ui/upload/upload-bar.tsx';
import styles from './sendings-list.module.css';
import type { SendPictures } from './use-send-pictures.ts';

/** The pictures that are not sent yet: the progress of each, or its error and a retry button. */
export function SendingsList({ sendings, send }: SendPictures) {
  const { t } = useText();
  if (sendings.length === 0) return null;
  return (
    <ul className={styles['list']}>
      {sendings.map(({ dish, file, progress, failure }) => (
        <li key={dish.id} className={styles['sending']}>
          {failure === undefined ? (
            <>
              <span>{t('menu.picture_on_its_way', { name: dish.name })}</span>
              <UploadBar
                label={t('menu.picture_on_its_way', { name: dish.name })}
                progress={progress}
                className={styles['bar']}
              />
            </>
          ) : (
            <>
              <Notice>
                {t('menu.picture_failed', { name: dish.name, problem: errorText(failure, t) })}
              </Notice>
              <Button
                variant="quiet"
                icon={<RotateCw />}
                onClick={() => {
                  send(dish, file);
                }}
              >
                {t('menu.send_picture_again')}
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
