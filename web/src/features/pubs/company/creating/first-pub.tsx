import type { Pub } from '@comanda/contract/pubs';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import styles from './first-pub.module.css';
import { NewPubFields } from './new-pub-fields.tsx';
import { useNewPubForm } from './use-new-pub-form.ts';

type Props = {
  readonly companyID: number;
  readonly onCreated: (pub: Pub) => void;
};

/** The form of the first pub, shown at once to a company without pubs. */
export function FirstPub({ companyID, onCreated }: Props) {
  const { t } = useText();
  const { form, isPending, submit } = useNewPubForm(companyID, onCreated);
  return (
    <div className={styles['paper']}>
      <h2 className={styles['title']}>{t('pubs.none')}</h2>
      <p className={styles['hint']}>{t('pubs.none_hint')}</p>
      <form noValidate className={styles['form']} onSubmit={submit} aria-label={t('pubs.new')}>
        <NewPubFields form={form} />
        <Button type="submit" size="large" fullWidth isPending={isPending}>
          {t('ui.create')}
        </Button>
      </form>
    </div>
  );
}
