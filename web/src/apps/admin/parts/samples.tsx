import { Bell, Check, Copy, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useForm } from '../../../lib/forms/use-form.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { Translate } from '../../../lib/i18n/current-texts.ts';
import { showDanger, showSuccess } from '../../../lib/toasts/toasts.ts';
import { ActionsMenu } from '../../../ui/actions/actions-menu.tsx';
import { AmountList } from '../../../ui/amounts/amount-list.tsx';
import { Amount } from '../../../ui/amounts/amount.tsx';
import { RelativeAge } from '../../../ui/amounts/relative-age.tsx';
import { SignedAmount } from '../../../ui/amounts/signed-amount.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CropPopup } from '../../../ui/crop/crop-popup.tsx';
import { Checkbox, Switch } from '../../../ui/field/choice.tsx';
import { ColorField } from '../../../ui/field/color-field.tsx';
import { CopyField } from '../../../ui/field/copy-field.tsx';
import { FieldFrame } from '../../../ui/field/field-frame.tsx';
import { FieldRow } from '../../../ui/field/field-row.tsx';
import { LiteralField } from '../../../ui/field/literal-field.tsx';
import { NewPassword } from '../../../ui/field/password/new-password.tsx';
import { PasswordField } from '../../../ui/field/password/password-field.tsx';
import { CheckedPhone } from '../../../ui/field/phone/checked-phone.tsx';
import { PhoneField } from '../../../ui/field/phone/phone-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { NumberField, TextArea, TextField } from '../../../ui/field/text-field.tsx';
import { Card, Stack } from '../../../ui/layout/card.tsx';
import { CardLink } from '../../../ui/layout/card-link.tsx';
import { ClockLine, DeviceClockLine } from '../../../ui/layout/clock-line.tsx';
import { FoldedSection } from '../../../ui/layout/folded-section.tsx';
import { PageHeader } from '../../../ui/layout/page.tsx';
import { Row } from '../../../ui/actions/row.tsx';
import { SavedForm } from '../../../ui/layout/saved-form.tsx';
import { MapCanvas } from '../../../ui/map/map-canvas.tsx';
import { DragHandle } from '../../../ui/move/drag-handle.tsx';
import { MoveButtons } from '../../../ui/move/move-buttons.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { CheckPills } from '../../../ui/pills/check-pills.tsx';
import { LabelledPills } from '../../../ui/pills/labelled-pills.tsx';
import { Pills } from '../../../ui/pills/pills.tsx';
import { CodePopup } from '../../../ui/popup/code-popup.tsx';
import { ConfirmPopup } from '../../../ui/popup/confirm-popup.tsx';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import { Popup } from '../../../ui/popup/popup.tsx';
import { RemovePopup } from '../../../ui/popup/remove-popup.tsx';
import { RangeSlider } from '../../../ui/slider/range-slider.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { EdgeLine, EdgeLines } from '../../../ui/states/edge-lines.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { RefusalNotice } from '../../../ui/states/refusal-notice.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { ConnectionState } from '../../../ui/terminal-bar/connection-state.tsx';
import { LiveLight } from '../../../ui/terminal-bar/live-light.tsx';
import { UploadBar } from '../../../ui/upload/upload-bar.tsx';
import { UploadButton } from '../../../ui/upload/upload-button.tsx';
import { UploadIconButton } from '../../../ui/upload/upload-icon-button.tsx';

type ValueProps<Value> = {
  readonly start: Value;
  readonly children: (value: Value, set: (value: Value) => void) => ReactNode;
};

/** Keeps the value of a part that is controlled from outside. */
function Value<Kind>({ start, children }: ValueProps<Kind>) {
  const [value, set] = useState(start);
  return children(value, set);
}

type Popped = { readonly isOpen: boolean; readonly onClose: () => void };

function Opener({ children }: { readonly children: (popup: Popped) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        …
      </Button>
      {children({ isOpen, onClose: () => setOpen(false) })}
    </>
  );
}

function PhoneInForm({ label }: { readonly label: string }) {
  const { control } = useForm({ defaultValues: { phone: '+37369123456' } });
  return <CheckedPhone name="phone" control={control} label={label} />;
}

/** The bar is dark in both themes. */
const OnBar = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ background: 'var(--terminal)', padding: 'var(--s2)' }}>{children}</div>
);

const nothing = (): void => undefined;
const forbidden = new ApiError('forbidden', { status: 403 });
/** One pixel. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const sinceNow = { staleSince: undefined, connectedSince: 0 };

/** The parts that stand in another part's sample, by that part. */
export const inside: Readonly<Record<string, string>> = {
  BarPath: 'the bar above this page',
  BarPlaceholder: 'the bar above this page',
  BarProvider: 'the bar above this page',
  BarStatus: 'the bar above this page',
  BesideRail: 'beside each page of a pub',
  Cropping: 'CropPopup',
  Dialog: 'Popup',
  DragAnnouncer: 'without a look: for screen readers',
  EdgeLine: 'EdgeLines',
  FileInput: 'UploadButton',
  Flyout: 'ActionsMenu',
  FootTabs: 'at the foot of a courier’s pages',
  Page: 'this page',
  TerminalBar: 'the bar above this page',
  Toasts: 'the toasts of this page',
};

/** Each part of `ui` in its states, by its name. */
export const samples = (t: Translate): Readonly<Record<string, ReactNode>> => {
  const label = t('ui.create');
  const error = t('errors.field_is_required');
  const options = ['1', '2'].map((value) => ({ value, label: `${label} ${value}` }));
  const field = { label, hint: t('ui.save') };
  const text = { ...field, defaultValue: label };
  const popup = { title: label, children: t('ui.save') };
  return {
    ActionsMenu: (
      <ActionsMenu
        label={label}
        actions={[
          { label: t('ui.create'), icon: <Copy />, onSelect: nothing },
          { label: t('ui.delete'), icon: <Trash2 />, onSelect: nothing, isDestructive: true },
          { label: t('ui.look'), icon: <Check />, onSelect: nothing, isOn: true },
        ]}
      />
    ),
    Amount: (
      <>
        <Amount value={125} symbol="MDL" size="small" /> <Amount value={125} symbol="MDL" />{' '}
        <Amount value={125} symbol="MDL" size="large" /> <Amount value={9} symbol="MDL" isStruck />
      </>
    ),
    AmountList: (
      <AmountList
        symbol="MDL"
        lines={[
          { label, value: 120 },
          { label: t('ui.save'), value: 120, isTotal: true },
        ]}
      />
    ),
    Badge: (['red', 'orange', 'blue', 'green', 'grey'] as const).map((tone) => (
      <span key={tone}>
        <Badge tone={tone}>{label}</Badge>{' '}
        <Badge tone={tone} icon={<Check />} isSolid>
          {label}
        </Badge>{' '}
      </span>
    )),
    Button: (['primary', 'quiet', 'danger', 'plain'] as const).map((variant) => (
      <p key={variant}>
        <Button variant={variant} icon={<Plus />}>
          {label}
        </Button>{' '}
        <Button variant={variant} disabled>
          {label}
        </Button>{' '}
        <Button variant={variant} size="small" isPending>
          {label}
        </Button>
      </p>
    )),
    ButtonLink: <ButtonLink to="/">{label}</ButtonLink>,
    CheckedPhone: <PhoneInForm label={label} />,
    Checkbox: (
      <>
        <Checkbox {...field} defaultChecked /> <Checkbox {...field} disabled />
      </>
    ),
    CheckPills: (
      <Value start={['1']}>
        {(values, onChange) => <CheckPills {...{ label, values, onChange }} pills={options} />}
      </Value>
    ),
    ClockLine: <ClockLine text={label} />,
    CodePopup: (
      <Opener>
        {(open) => (
          <CodePopup
            {...open}
            title={label}
            maxWidth={420}
            height={120}
            creation={{ mutate: nothing, data: undefined, error: null, isPending: true }}
            done={undefined}
            overText={label}
            anotherLabel={label}
          >
            {() => label}
          </CodePopup>
        )}
      </Opener>
    ),
    ColorField: (
      <Value start="#9c3b1f">
        {(value, onChange) => <ColorField {...field} {...{ value, onChange }} />}
      </Value>
    ),
    ConfirmPopup: (
      <Opener>
        {(open) => (
          <ConfirmPopup
            isPending={false}
            {...open}
            {...popup}
            confirmLabel={t('ui.delete')}
            onConfirm={open.onClose}
            isDestructive
          />
        )}
      </Opener>
    ),
    ConnectionState: (['live', 'catching-up', 'offline'] as const).map((state) => (
      <OnBar key={state}>
        <ConnectionState state={state} label={label} />
      </OnBar>
    )),
    CopyField: (
      <CopyField label={label} value="comanda" copyLabel={label} copiedLabel={t('ui.save')} />
    ),
    CropPopup: (
      <Opener>
        {(open) => (
          <CropPopup {...open} kind="dish" source={{ address: picture }} onTake={open.onClose} />
        )}
      </Opener>
    ),
    Card: (
      <Card title={label} actions={<Button size="small">{label}</Button>}>
        {label}
      </Card>
    ),
    CardLink: (
      <CardLink
        to="/parts"
        title={label}
        icon={<Copy />}
        state={<Badge tone="green">{label}</Badge>}
        facts={label}
      />
    ),
    DeviceClockLine: <DeviceClockLine />,
    DragHandle: (
      <DragHandle
        name={label}
        axis="row"
        isHeld={false}
        onGrip={nothing}
        onPointerDown={nothing}
        onToggle={nothing}
        onKey={() => false}
        onBlur={nothing}
      />
    ),
    EdgeLines: (
      <EdgeLines>
        <EdgeLine to="/admin" icon={<Bell />}>
          {label}
        </EdgeLine>
      </EdgeLines>
    ),
    EmptyState: <EmptyState icon={<Bell />} title={label} hint={label} />,
    FailedState: (
      <>
        <FailedState message={error} onRetry={nothing} isRetrying={false} />
        <FailedState message={error} onRetry={nothing} isRetrying />
      </>
    ),
    FieldFrame: (
      <FieldFrame label={label} error={error}>
        {(names) => <input {...names} type="text" autoComplete="off" />}
      </FieldFrame>
    ),
    FieldRow: (
      <FieldRow fieldWidth={120}>
        <TextField {...text} />
        <TextField {...text} />
      </FieldRow>
    ),
    FoldedSection: (
      <FoldedSection title={label} summary={label} mustBeOpen={false}>
        {label}
      </FoldedSection>
    ),
    FormPopup: (
      <Opener>
        {(open) => (
          <FormPopup
            {...open}
            {...popup}
            submitLabel={t('ui.save')}
            onSubmit={(event) => event.preventDefault()}
            isPending={false}
            problem={error}
          />
        )}
      </Opener>
    ),
    IconButton: (
      <>
        <IconButton label={label} icon={<Copy />} />{' '}
        <IconButton label={label} icon={<Copy />} disabled />
      </>
    ),
    LabelledPills: (
      <Value start="1">
        {(value, onChange) => (
          <LabelledPills {...{ label, onChange }} value={value} pills={options} />
        )}
      </Value>
    ),
    LiteralField: <LiteralField {...text} />,
    LiveLight: (
      <OnBar>
        <LiveLight connection={{ ...sinceNow, state: 'connected' }} isCaughtUp />{' '}
        <LiveLight connection={{ ...sinceNow, state: 'connecting' }} isCaughtUp={false} />
      </OnBar>
    ),
    LoadingRegion: (
      <LoadingRegion>
        <Skeleton />
      </LoadingRegion>
    ),
    MapCanvas: (
      <MapCanvas
        label={label}
        centre={{ lat: 47.02, lng: 28.83 }}
        zoom={10}
        height={160}
        onMap={() => nothing}
      />
    ),
    MoveButtons: (
      <MoveButtons index={0} count={2} labels={[t('ui.back'), label]} axis="row" onMove={nothing} />
    ),
    NewPassword: <NewPassword label={label} repeatLabel={label} secret={{}} repeated={{ error }} />,
    Note: (
      <>
        <Note tone="orange" icon={<Bell />} title={label} onClose={nothing} />
        <Note tone="red" icon={<Bell />} title={label} action={<Button>{label}</Button>} isLarge>
          {label}
        </Note>
      </>
    ),
    Notice: (
      <>
        <Notice>{error}</Notice>
        <Notice isGood>{label}</Notice>
      </>
    ),
    NumberField: <NumberField {...text} defaultValue="12" error={error} />,
    PageHeader: <PageHeader title={label} note={label} actions={<Button>{label}</Button>} />,
    PasswordField: <PasswordField {...text} autoComplete="new-password" error={error} />,
    PhoneField: (
      <Value start="+37369123456">
        {(value, onChange) => <PhoneField {...field} {...{ value, onChange }} error={error} />}
      </Value>
    ),
    Picture: (
      <Picture kind="dish" fileName={null} alt="" sizes="120px" ratio="4/3" fallback={<Bell />} />
    ),
    Pills: (
      <Value start="1">
        {(value, onChange) => <Pills {...{ label, value, onChange }} pills={options} />}
      </Value>
    ),
    Popup: <Opener>{(open) => <Popup {...open} {...popup} problem={error} />}</Opener>,
    RangeSlider: (
      <Value start={[20, 60] as [number, number]}>
        {(value, onChange) => (
          <RangeSlider
            {...{ value, onChange }}
            max={100}
            step={5}
            largeStep={20}
            labels={[t('ui.back'), label]}
            format={String}
          />
        )}
      </Value>
    ),
    RefusalNotice: <RefusalNotice error={forbidden} />,
    RelativeAge: <RelativeAge since={new Date().toISOString()} />,
    RemovePopup: (
      <Opener>
        {(open) => (
          <RemovePopup
            {...open}
            title={label}
            hint={label}
            subject={1}
            deletion={{ isPending: false, error: forbidden, mutate: open.onClose }}
          />
        )}
      </Opener>
    ),
    Row: (
      <ul>
        <Row name={label} facts={t('ui.save')} state={<Badge tone="green">{label}</Badge>} />
        <Row
          name={label}
          facts={error}
          isProblem
          next={<Button size="small">{label}</Button>}
          menu={{ label, actions: [{ label, icon: <Copy />, onSelect: nothing }] }}
        >
          {label}
        </Row>
      </ul>
    ),
    SavedForm: (
      <SavedForm isSaved onSubmit={async (event) => event.preventDefault()}>
        <Button type="submit">{label}</Button>
      </SavedForm>
    ),
    SelectField: (
      <>
        <SelectField {...field} options={options} />
        <SelectField {...field} options={options} error={error} disabled />
      </>
    ),
    SignedAmount: (
      <>
        <SignedAmount value={12} symbol="MDL" /> <SignedAmount value={-12} symbol="MDL" />
      </>
    ),
    Skeleton: (
      <>
        <Skeleton width={160} />
        <Skeleton width={48} height={48} isRound />
      </>
    ),
    Stack: <Stack gap={2}>{[<i key="1">1</i>, <i key="2">2</i>]}</Stack>,
    Switch: (
      <>
        <Switch {...field} defaultChecked /> <Switch {...field} disabled />
      </>
    ),
    TextArea: <TextArea {...text} />,
    TextField: (
      <>
        <TextField {...text} />
        <TextField {...text} disabled />
        <TextField {...text} error={error} />
      </>
    ),
    UploadBar: <UploadBar label={label} progress={0.4} className={undefined} />,
    UploadButton: (
      <>
        <UploadButton label={label} onFile={() => showSuccess(label)} />
        <UploadButton label={label} onFile={nothing} progress={0.4} />
      </>
    ),
    UploadIconButton: <UploadIconButton label={label} onFile={() => showDanger(error)} />,
  };
};
