import { diets, MAX_ENERGY_KCAL, portionUnits, type Diet } from '@comanda/domain/food';
import { useText } from '../../../lib/i18n/use-text.ts';
import { NumberField, TextField } from '../../../ui/field/text-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { FoldedSection } from '../../../ui/layout/folded-section.tsx';
import { CheckPills } from '../../../ui/pills/check-pills.tsx';
import { LabelledPills } from '../../../ui/pills/labelled-pills.tsx';
import { AllergenPills } from './allergen-pills.tsx';
import { foodProblems, type FoodFields } from './food-fields.ts';
import { useFoodWords } from './use-food-words.ts';
import styles from './food-section.module.css';

type Props = {
  readonly food: FoodFields;
  readonly onChange: (food: FoodFields) => void;
  /** The form was sent while something here was wrong. */
  readonly isChecked: boolean;
  readonly readOnly: boolean;
  /** In the heading while nothing is entered. */
  readonly emptyWords?: string;
};

/** What a guest eats with a dish or a choice, closed until it is needed; its heading names what is entered. */
export function FoodSection({ food, onChange, isChecked, readOnly, emptyWords = '' }: Props) {
  const { t } = useText();
  const words = useFoodWords(food);
  return (
    <FoldedSection
      title={t('menu.food')}
      summary={words || emptyWords || t('menu.food_empty')}
      mustBeOpen={isChecked}
    >
      <AllergenPills
        declared={food.allergens}
        onChange={(allergens) => {
          onChange({ ...food, allergens });
        }}
      />
      <DietPills food={food} onChange={onChange} />
      <LabelledPills
        label={t('food.alcohol')}
        pills={[
          { value: 'unsaid', label: t('menu.alcohol_not_declared') },
          { value: 'yes', label: t('menu.alcohol_yes') },
          { value: 'no', label: t('menu.alcohol_no') },
        ]}
        value={food.alcohol === undefined ? 'unsaid' : food.alcohol ? 'yes' : 'no'}
        onChange={(value) => {
          onChange({ ...food, alcohol: value === 'unsaid' ? undefined : value === 'yes' });
        }}
      />
      <LabelledPills
        label={t('menu.spiciness')}
        pills={[
          { value: 0, label: t('menu.not_spicy') },
          { value: 1, label: t('facts.spicy_1') },
          { value: 2, label: t('facts.spicy_2') },
          { value: 3, label: t('facts.spicy_3') },
        ]}
        value={food.spiciness}
        onChange={(spiciness) => {
          onChange({ ...food, spiciness });
        }}
      />
      <Amounts food={food} onChange={onChange} isChecked={isChecked} readOnly={readOnly} />
    </FoldedSection>
  );
}

/** A vegan dish is vegetarian: one press says both. */
function withVegetarian(before: readonly Diet[], after: readonly Diet[]): Diet[] {
  const isNewlyVegan = after.includes('vegan') && !before.includes('vegan');
  const isNoLongerVegetarian = before.includes('vegetarian') && !after.includes('vegetarian');
  return diets.filter((diet) => {
    if (diet === 'vegan' && isNoLongerVegetarian) return false;
    return after.includes(diet) || (diet === 'vegetarian' && isNewlyVegan);
  });
}

function DietPills({ food, onChange }: Pick<Props, 'food' | 'onChange'>) {
  const { t } = useText();
  const { contradictions } = foodProblems(food);
  return (
    <div>
      <CheckPills
        label={t('menu.diets')}
        pills={diets.map((value) => ({ value, label: t(`food.${value}`) }))}
        values={food.diets}
        onChange={(after) => {
          onChange({ ...food, diets: withVegetarian(food.diets, after) });
        }}
      />
      {contradictions.map(({ diet, by }) => (
        <p key={diet} role="alert" className={styles['problem']}>
          {t('menu.diet_contradicts', {
            diet: t(`food.${diet}`),
            names: by
              .map((one) => t(`food.${one}`))
              .join(', ')
              .toLocaleLowerCase(),
          })}
        </p>
      ))}
    </div>
  );
}

function Amounts({ food, onChange, isChecked, readOnly }: Props) {
  const { t } = useText();
  const { isPortionWrong, isEnergyWrong } = foodProblems(food);
  return (
    <div className={styles['amounts']}>
      <TextField
        label={t('menu.portion')}
        error={isChecked && isPortionWrong ? t('menu.portion_wrong') : undefined}
        readOnly={readOnly}
        value={food.portion}
        onChange={(event) => {
          onChange({ ...food, portion: event.target.value });
        }}
      />
      <SelectField
        label={t('menu.portion_unit')}
        options={portionUnits.map((value) => ({ value, label: t(`facts.unit_${value}`) }))}
        value={food.unit}
        onChange={(event) => {
          const unit = portionUnits.find((one) => one === event.target.value);
          if (unit) onChange({ ...food, unit });
        }}
      />
      <NumberField
        label={t('menu.portion_energy')}
        unit={t('menu.kcal')}
        error={
          isChecked && isEnergyWrong
            ? t('menu.energy_wrong', { limit: MAX_ENERGY_KCAL })
            : undefined
        }
        inputMode="numeric"
        readOnly={readOnly}
        value={food.energy}
        onChange={(event) => {
          onChange({ ...food, energy: event.target.value });
        }}
      />
    </div>
  );
}
