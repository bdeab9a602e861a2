import type { ChosenOption } from '@comanda/domain/options';
import { imagePath } from '@comanda/domain/images';
import { useId } from 'react';
import type { NamedGroup } from '../../../lib/options/offered-groups.ts';
import { MenuText } from '../island/menu-text.tsx';
import { useChoosing } from './choosing-context.ts';

/** Exactly two units, of which the dearer one sets the price. */
export const areHalves = ({ rule, minUnits, maxUnits }: NamedGroup): boolean =>
  rule === 'dearest' && minUnits === 2 && maxUnits === 2;

type Props = { readonly group: NamedGroup; readonly chosen: readonly ChosenOption[] };

/** In the order in which they were taken; a choice that is both halves is there twice. */
function halvesOf({ group, chosen }: Props) {
  const taken = chosen.flatMap(({ choiceId, count }) => {
    const choice = group.choices.find(({ id }) => id === choiceId);
    return choice ? Array.from({ length: count }, () => choice) : [];
  });
  return [
    { side: 'left', path: 'M32 2a30 30 0 0 0 0 60z', choice: taken[0] },
    { side: 'right', path: 'M32 2a30 30 0 0 1 0 60z', choice: taken[1] },
  ] as const;
}

/** Both halves beside their names, in sight while the list scrolls. Each row says the same to who does not see it. */
export function Halves(props: Props) {
  const { t, info, pictures } = useChoosing();
  const id = useId();
  const halves = halvesOf(props);
  return (
    <div className="halves" aria-hidden="true">
      <svg viewBox="0 0 64 64" width={64} height={64}>
        {halves.map(({ side, path, choice }) => {
          const file = choice && pictures.get(choice.id);
          return (
            <g key={side} className={choice ? 'taken' : undefined}>
              <clipPath id={`${id}${side}`}>
                <path d={path} />
              </clipPath>
              <path d={path} />
              {file !== undefined && (
                <image
                  href={imagePath('dish', file, 240)}
                  width={64}
                  height={64}
                  preserveAspectRatio="xMidYMid slice"
                  clipPath={`url(#${id}${side})`}
                />
              )}
            </g>
          );
        })}
      </svg>
      <div>
        {halves.map(({ side, choice }, index) => (
          <span key={side} className={choice ? undefined : 'half'}>
            {choice ? (
              <MenuText info={info}>{choice.name}</MenuText>
            ) : (
              t('guest.choosing.half', { number: index + 1 })
            )}
          </span>
        ))}
      </div>
    </div>
  );
}
