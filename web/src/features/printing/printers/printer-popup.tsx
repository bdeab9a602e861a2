import type { Station } from '@comanda/contract/menu';
import type { Printer, PrinterFields } from '@comanda/contract/printing';
import { languages, type Language } from '@comanda/contract/texts';
import { printerFields, ticketKinds } from '@comanda/domain/printing';
import { paperWidths } from '@comanda/domain/tickets';
import { useState } from 'react';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { Checkbox } from '../../../ui/field/choice.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { CheckPills } from '../../../ui/pills/check-pills.tsx';
import { LabelledPills } from '../../../ui/pills/labelled-pills.tsx';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import { useSavePrinter, type PrintingPub } from '../printing-api.ts';

type Props = {
  readonly pub: PrintingPub;
  /** Undefined for a new one. */
  readonly printer: Printer | undefined;
  readonly stations: readonly Station[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

type Choices = Omit<PrinterFields, 'name' | 'address'>;

/** Of the select: no station has this id. */
const ALL = 0;

/** A new printer is the usual one: 80 mm, in the kitchen, printing by itself. */
const choicesOf = (printer: Printer | undefined, language: Language): Choices => ({
  paper: printer?.paper ?? 80,
  prints: printer?.prints ?? ['kitchen'],
  station_id: printer?.station_id ?? null,
  language: printer?.language ?? language,
  prints_by_itself: printer?.prints_by_itself ?? true,
});

/** The settings of a printer. */
export function PrinterPopup({ pub, printer, stations, isOpen, onClose }: Props) {
  const { t, language } = useText();
  const writeError = useErrorText();
  const saving = useSavePrinter(pub, printer?.id);
  const [choices, setChoices] = useState(() => choicesOf(printer, language));
  const change = (some: Partial<Choices>) => {
    setChoices({ ...choices, ...some });
  };
  const isNothing = choices.prints.length === 0;
  const form = useCheckedForm({
    rules: printerFields,
    texts: { address: { invalid_value: 'printing.address_invalid' } },
    initial: { name: printer?.name ?? '', address: printer?.address ?? '' },
  });
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={printer ? printer.name : t('printing.add')}
      submitLabel={t('ui.save')}
      isPending={saving.isPending}
      isIdle={isNothing}
      problem={saving.isError ? writeError(saving.error) : undefined}
      opensKeyboard={!printer}
      onSubmit={(event) =>
        void form.submit((fields) => {
          if (saving.isPending || isNothing) return;
          saving.mutate({ ...fields, ...choices }, { onSuccess: onClose, onError: form.refuse });
        })(event)
      }
    >
      <TextField label={t('printing.name')} {...form.field('name')} />
      <TextField
        label={t('printing.address')}
        hint={t('printing.address_hint')}
        inputMode="url"
        autoCapitalize="none"
        {...form.field('address')}
      />
      <LabelledPills
        label={t('orders.ticket_paper')}
        pills={paperWidths.map((width) => ({
          value: width,
          label: t('orders.millimetres', { width }),
        }))}
        value={choices.paper}
        onChange={(paper) => {
          change({ paper });
        }}
      />
      <CheckPills
        label={t('printing.prints')}
        hint={isNothing ? t('printing.prints_required') : undefined}
        pills={ticketKinds.map((kind) => ({ value: kind, label: t(`orders.ticket_${kind}`) }))}
        values={choices.prints}
        onChange={(prints) => {
          change({ prints });
        }}
      />
      {choices.prints.includes('kitchen') && stations.length > 0 && (
        <SelectField
          label={t('printing.station')}
          value={choices.station_id ?? ALL}
          options={[
            { value: ALL, label: t('orders.all_stations') },
            ...stations.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => {
            const id = Number(event.target.value);
            change({ station_id: id === ALL ? null : id });
          }}
        />
      )}
      <LabelledPills
        label={t('printing.language')}
        pills={languages.map((one) => ({ value: one, label: one.toUpperCase() }))}
        value={choices.language}
        onChange={(one) => {
          change({ language: one });
        }}
      />
      <Checkbox
        label={t('printing.by_itself')}
        checked={choices.prints_by_itself}
        onChange={(event) => {
          change({ prints_by_itself: event.target.checked });
        }}
      />
    </FormPopup>
  );
}
