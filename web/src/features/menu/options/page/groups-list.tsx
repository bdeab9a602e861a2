import type { PubOptionGroup } from '@comanda/contract/menu';
import type { OptionRule } from '@comanda/domain/options';
import { useRef } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { usePopup } from '../../../../ui/popup/use-popup.ts';
import { AddTile } from '../../cards/cards-section.tsx';
import cards from '../../cards/menu-cards.module.css';
import type { PubRef } from '../../editor/menu-scope.ts';
import { DeletePopup } from '../../deleting/delete-popup.tsx';
import { blankGroup, draftOfGroup, exampleGroup, type GroupDraft } from '../group/group-draft.ts';
import { GroupFormPopup } from '../group/group-form-popup.tsx';
import { GroupDishesPopup } from '../links/group-dishes-popup.tsx';
import { useDeleteGroup } from '../../calls/options-api.ts';
import { FirstGroup } from './first-group.tsx';
import { GroupCard } from './group-card.tsx';
import { SoldOutPopup, type Sold } from './sold-out-popup.tsx';

type Props = {
  readonly at: PubRef;
  readonly groups: readonly PubOptionGroup[];
  readonly symbol: string;
  readonly timeZone: string;
};

type Edited = { readonly group: PubOptionGroup | undefined; readonly initial: GroupDraft };

/** The groups as cards, and everything that can be done with one. */
export function GroupsList({ at, groups, symbol, timeZone }: Props) {
  const { t } = useText();
  const editing = usePopup<Edited>();
  const attaching = usePopup<PubOptionGroup>();
  const deleting = usePopup<PubOptionGroup>();
  const selling = usePopup<Sold>();
  const deletion = useDeleteGroup(at);
  const tileRef = useRef<HTMLButtonElement>(null);
  const start = (rule: OptionRule) => {
    editing.open({ group: undefined, initial: exampleGroup(rule, t) });
  };
  return (
    <section aria-label={t('options.groups')} className={cards['section']}>
      {groups.length === 0 ? (
        <FirstGroup onStart={start} />
      ) : (
        <>
          <ul className={cards['cards']}>
            {groups.map((group) => (
              <li key={group.id}>
                <GroupCard
                  group={group}
                  symbol={symbol}
                  onEdit={() => {
                    editing.open({ group, initial: draftOfGroup(group) });
                  }}
                  onDishes={() => {
                    attaching.open(group);
                  }}
                  onDelete={() => {
                    deleting.open(group);
                  }}
                  onChoice={(choiceID) => {
                    selling.open({ groupID: group.id, choiceID });
                  }}
                />
              </li>
            ))}
          </ul>
          <AddTile
            ref={tileRef}
            label={t('options.new_group')}
            onClick={() => {
              editing.open({ group: undefined, initial: blankGroup });
            }}
          />
        </>
      )}
      {editing.subject && (
        <GroupFormPopup
          key={`edit ${editing.openCount}`}
          {...editing.subject}
          at={at}
          symbol={symbol}
          timeZone={timeZone}
          groups={groups}
          isOpen={editing.isOpen}
          onClose={editing.close}
          // The next step: guests see a group only at a dish.
          onCreated={attaching.open}
        />
      )}
      {attaching.subject && (
        <GroupDishesPopup
          key={`dishes ${attaching.openCount}`}
          at={at}
          group={attaching.subject}
          groups={groups}
          isOpen={attaching.isOpen}
          onClose={attaching.close}
        />
      )}
      {deleting.subject && (
        <DeletePopup
          id={deleting.subject.id}
          title={t('options.delete_group', { name: deleting.subject.name })}
          hint={
            deleting.subject.dish_ids.length === 0
              ? t('options.delete_hint_unused')
              : t('options.delete_hint', { count: deleting.subject.dish_ids.length })
          }
          deletion={deletion}
          isOpen={deleting.isOpen}
          onClose={deleting.close}
        />
      )}
      {selling.subject && (
        <SoldOutPopup
          at={at}
          groups={groups}
          sold={selling.subject}
          timeZone={timeZone}
          isOpen={selling.isOpen}
          onClose={selling.close}
        />
      )}
    </section>
  );
}
