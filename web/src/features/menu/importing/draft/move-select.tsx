import { useState } from 'react';
import { SelectField } from '../../../../ui/field/select-field.tsx';

export type GroupName = { readonly id: number; readonly name: string };

type Props = {
  readonly label: string;
  readonly groups: readonly GroupName[];
  readonly groupID: number;
  readonly onMove: (groupID: number) => void;
};

/**
 * The category of a dish. Its other choices are added when it is used: in a long menu all of them for each dish are
 * a hundred thousand elements.
 */
export function MoveSelect({ label, groups, groupID, onMove }: Props) {
  const [isUsed, setIsUsed] = useState(false);
  const shown = isUsed ? groups : groups.filter(({ id }) => id === groupID);
  const use = () => {
    setIsUsed(true);
  };
  return (
    <SelectField
      label={label}
      isLabelHidden
      value={groupID}
      options={shown.map(({ id, name }) => ({ value: id, label: name }))}
      onFocus={use}
      onPointerEnter={use}
      onChange={(event) => {
        onMove(Number(event.target.value));
      }}
    />
  );
}
