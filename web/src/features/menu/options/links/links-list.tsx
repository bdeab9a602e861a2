import type { PubOptionGroup } from '@comanda/contract/menu';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { DragAnnouncer, DragHandle } from '../../../../ui/move/drag-handle.tsx';
import { useDragOrder } from '../../../../ui/move/use-drag-order.ts';
import { Handles } from '../../arranging/handles.tsx';
import { limitsInWords, ruleName } from '../option-words.ts';
import { addableGroups, linkOf, type LinkDraft } from './link-draft.ts';
import { readLimits } from './limits-draft.ts';
import { findLimitsError } from './limits-error.ts';
import { LimitsFields } from './limits-fields.tsx';
import styles from './links-list.module.css';

type Props = {
  readonly groups: readonly PubOptionGroup[];
  readonly links: readonly LinkDraft[];
  readonly onChange: (links: readonly LinkDraft[]) => void;
};

/** The groups of a dish: each is moved, removed, and has its limits; a list beneath adds one. */
export function LinksList({ groups, links, onChange }: Props) {
  const { t } = useText();
  const groupOf = (link: LinkDraft) => groups.find(({ id }) => id === link.groupId);
  const items = links.flatMap((link) => groupOf(link) ?? []);
  const [openId, setOpenId] = useState<number>();
  const moveTo = (id: number, index: number) => {
    const moved = links.find(({ groupId }) => groupId === id);
    if (!moved) return;
    onChange(links.filter((link) => link !== moved).toSpliced(index, 0, moved));
  };
  const drag = useDragOrder({ items, axis: 'column', onDrop: moveTo });
  const addable = addableGroups(groups, links);
  return (
    <>
      {links.length === 0 && <p className={styles['none']}>{t('options.dish_has_none')}</p>}
      <ol className={styles['links']}>
        {items.map((group, index) => {
          const link = links[index];
          return (
            link && (
              <li key={group.id} {...drag.item(group.id)} aria-label={group.name}>
                <LinkCard
                  group={group}
                  link={link}
                  isOpen={openId === group.id}
                  onChange={(changed) => {
                    onChange(links.with(index, changed));
                  }}
                />
                <Handles
                  name={group.name}
                  index={index}
                  count={items.length}
                  axis="column"
                  labels={{
                    edit: t('options.change_limits', { name: group.name }),
                    delete: t('options.remove_from_dish', { name: group.name }),
                  }}
                  grip={<DragHandle {...drag.handle(group.id)} />}
                  onMove={(direction) => {
                    moveTo(group.id, direction === 'left' ? index - 1 : index + 1);
                  }}
                  onEdit={() => {
                    setOpenId(openId === group.id ? undefined : group.id);
                  }}
                  onDelete={() => {
                    onChange(links.filter(({ groupId }) => groupId !== group.id));
                  }}
                />
              </li>
            )
          );
        })}
      </ol>
      <DragAnnouncer message={drag.message} />
      {addable.length > 0 && (
        <SelectField
          label={t('options.add_to_dish')}
          value=""
          options={[
            { value: '', label: t('options.choose_group') },
            ...addable.map(({ id, name, rule }) => ({
              value: id,
              label: `${name} · ${ruleName(rule, t)}`,
            })),
          ]}
          onChange={({ target: { value } }) => {
            const group = addable.find(({ id }) => String(id) === value);
            if (!group) return;
            onChange([...links, linkOf(group)]);
            // A size needs no limits: it is exactly one.
            if (group.rule !== 'replaces') setOpenId(group.id);
          }}
        />
      )}
    </>
  );
}

type LinkProps = {
  readonly group: PubOptionGroup;
  readonly link: LinkDraft;
  readonly isOpen: boolean;
  readonly onChange: (link: LinkDraft) => void;
};

/** A group at a dish; its limits in words, and when it is open, or wrong, as fields. */
function LinkCard({ group, link, isOpen, onChange }: LinkProps) {
  const { t } = useText();
  const error = findLimitsError(group, link.draft, t);
  const limits = readLimits(link.draft);
  return (
    <div className={styles['link']}>
      <p className={styles['words']}>
        <b>{group.name}</b>
        <span>
          {ruleName(group.rule, t)}
          {limits && ` · ${limitsInWords(limits, t)}`}
        </span>
        <span>{group.choices.map(({ name }) => name).join(', ')}</span>
      </p>
      {(isOpen || error) && (
        <LimitsFields
          rule={group.rule}
          draft={link.draft}
          error={error}
          onChange={(draft) => {
            onChange({ ...link, draft });
          }}
        />
      )}
    </div>
  );
}
