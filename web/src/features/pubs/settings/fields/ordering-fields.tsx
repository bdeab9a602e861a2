import { useId, type PropsWithChildren } from 'react';
import { useWatch } from 'react-hook-form';
import { MAX_TABLE_LIST_LENGTH } from '@comanda/domain/settings';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { CopyField } from '../../../../ui/field/copy-field.tsx';
import { Switch } from '../../../../ui/field/choice.tsx';
import { FieldRow } from '../../../../ui/field/field-row.tsx';
import { LiteralField } from '../../../../ui/field/literal-field.tsx';
import { checkPubField, pubProblemText } from '../pub-checks.ts';
import type { FieldsProps } from '../pub-settings.ts';
import { BoundsFields } from './bounds-fields.tsx';
import { CourierFields } from './courier-fields.tsx';
import styles from './ordering-fields.module.css';
import { UnansweredFields } from './unanswered-fields.tsx';
import { UsualMinutesFields } from './usual-minutes-fields.tsx';

/** How the pub takes the orders of its guests. */
export function OrderingFields({ form, saved }: FieldsProps) {
  const { t } = useText();
  return (
    <>
      <Group title={t('pubs.ordering_tables')}>
        <TableFields form={form} saved={saved} />
        <NotesAndPickUpFields form={form} saved={saved} />
      </Group>
      <Group title={t('pubs.ordering_answer')}>
        <UsualMinutesFields form={form} />
        <AcceptingFields form={form} saved={saved} />
        <UnansweredFields form={form} saved={saved} />
      </Group>
      <Group title={t('pubs.ordering_couriers')}>
        <CourierFields form={form} saved={saved} />
      </Group>
      <Group title={t('pubs.ordering_bounds')}>
        <BoundsFields form={form} saved={saved} />
      </Group>
    </>
  );
}

function Group({ title, children }: PropsWithChildren<{ readonly title: string }>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['group']}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function TableFields({ form: { register, formState }, saved }: FieldsProps) {
  const { t } = useText();
  return (
    <>
      <Switch label={t('pubs.has_in_place_order')} {...register('has_in_place_order')} />
      <LiteralField
        label={t('pubs.tables')}
        placeholder="1-40, T1-T12, Bar"
        hint={saved.tables === '' && t('pubs.tables_hint')}
        maxLength={MAX_TABLE_LIST_LENGTH}
        {...register('tables', { validate: checkPubField('tables') })}
        error={pubProblemText('tables', formState.errors.tables?.message, t)}
      />
    </>
  );
}

/** The address of the board stands there once it shows one. */
function NotesAndPickUpFields({ form: { register }, saved }: FieldsProps) {
  const { t } = useText();
  return (
    <>
      <FieldRow fieldWidth={240}>
        <Switch label={t('pubs.takes_dish_notes')} {...register('takes_dish_notes')} />
        <Switch label={t('pubs.has_pick_up_order')} {...register('has_pick_up_order')} />
      </FieldRow>
      {saved.has_pick_up_order && (
        <CopyField
          label={t('pubs.ready_board')}
          value={`${saved.public_url}ready`}
          href={`${saved.public_url}ready`}
          copyLabel={t('pubs.copy_address')}
          copiedLabel={t('pubs.copied')}
        />
      )}
    </>
  );
}

function AcceptingFields({ form: { register, control }, saved }: FieldsProps) {
  const { t } = useText();
  const isNew = useWatch({ control, name: 'accepts_by_itself' }) && !saved.accepts_by_itself;
  return (
    <Switch
      label={t('pubs.accepts_by_itself')}
      hint={isNew ? t('pubs.accepts_by_itself_hint') : undefined}
      {...register('accepts_by_itself')}
    />
  );
}
