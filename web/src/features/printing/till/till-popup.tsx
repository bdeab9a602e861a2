import type { Till } from '@comanda/contract/receipts';
import {
  defaultVatGroups,
  taxedAs,
  tillCredentials,
  tillFields,
  tillKinds,
  vatGroups,
  type TillKind,
  type VatGroup,
} from '@comanda/domain/receipts';
import { useState } from 'react';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { Checkbox } from '../../../ui/field/choice.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { LabelledPills } from '../../../ui/pills/labelled-pills.tsx';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import type { PrintingPub } from '../printing-api.ts';
import { useSaveTill } from './till-api.ts';

type Props = {
  readonly pub: PrintingPub;
  /** Undefined for a new one. */
  readonly till: Till | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

const credentialTexts = {
  api_key: 'receipts.till_key',
  secret: 'receipts.till_secret',
  device: 'receipts.till_device',
} as const;

/** The settings of the till. A stored key is never shown: an empty field keeps it. */
export function TillPopup({ pub, till, isOpen, onClose }: Props) {
  const { t } = useText();
  const writeError = useErrorText();
  const saving = useSaveTill(pub);
  const [kind, setKind] = useState<TillKind>(till?.kind ?? 'posfix');
  const [groups, setGroups] = useState(till?.vat_groups ?? { ...defaultVatGroups });
  const [byItself, setByItself] = useState(till?.issues_by_itself ?? false);
  const form = useCheckedForm({
    rules: tillFields,
    texts: { address: { invalid_value: 'receipts.till_address_invalid' } },
    initial: { address: till?.address ?? '', device: till?.device ?? '' },
  });
  const isStored = till?.kind === kind;
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t(till ? 'receipts.till' : 'receipts.till_set')}
      submitLabel={t('ui.save')}
      isPending={saving.isPending}
      problem={saving.isError ? writeError(saving.error) : undefined}
      onSubmit={(event) =>
        void form.submit((fields) => {
          if (saving.isPending) return;
          const settings = { kind, vat_groups: groups, issues_by_itself: byItself };
          saving.mutate({ ...fields, ...settings }, { onSuccess: onClose, onError: form.refuse });
        })(event)
      }
    >
      <LabelledPills
        label={t('receipts.till_kind')}
        pills={tillKinds.map((one) => ({ value: one, label: t(`receipts.till_${one}`) }))}
        value={kind}
        onChange={setKind}
      />
      <TextField
        label={t('printing.address')}
        hint={t('receipts.till_address_hint')}
        inputMode="url"
        autoCapitalize="none"
        {...form.field('address')}
      />
      {tillCredentials[kind].map((name) => (
        <TextField
          key={name}
          label={t(credentialTexts[name])}
          hint={isStored && name !== 'device' ? t('receipts.till_key_stored') : undefined}
          autoComplete="off"
          spellCheck={false}
          {...form.field(name)}
        />
      ))}
      {taxedAs.map((one) => (
        <SelectField
          key={one}
          label={t(`receipts.till_vat_${one}`)}
          value={groups[one]}
          options={vatGroups.map((group) => ({ value: group, label: group }))}
          onChange={({ target }) => {
            setGroups((before) => ({ ...before, [one]: target.value as VatGroup }));
          }}
        />
      ))}
      <Checkbox
        label={t('receipts.till_by_itself')}
        checked={byItself}
        onChange={({ target }) => {
          setByItself(target.checked);
        }}
      />
    </FormPopup>
  );
}
