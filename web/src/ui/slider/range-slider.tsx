import { Slider } from '@base-ui/react/slider';
import { classNames } from '../class-names.ts';
import styles from './range-slider.module.css';

export type RangeSliderProps = {
  readonly value: readonly [low: number, high: number];
  readonly onChange: (value: [low: number, high: number]) => void;
  readonly max: number;
  readonly step: number;
  /** The step of Page Up. */
  readonly largeStep: number;
  /** Names of the two thumbs, the lower first. */
  readonly labels: readonly [low: string, high: string];
  /** A value as a screen reader reads it. */
  readonly format: (value: number) => string;
  /** The selected part lies outside of the two thumbs. */
  readonly isInverted?: boolean | undefined;
};

/** Two thumbs on one line, from 0 to the end. */
export const RangeSlider = ({
  value: [low, high],
  onChange,
  max,
  step,
  largeStep,
  labels,
  format,
  isInverted = false,
}: RangeSliderProps) => (
  <Slider.Root
    value={[low, high]}
    min={0}
    max={max}
    step={step}
    largeStep={largeStep}
    minStepsBetweenValues={1}
    thumbCollisionBehavior="none"
    onValueChange={([newLow = low, newHigh = high]) => {
      onChange([newLow, newHigh]);
    }}
  >
    <Slider.Control className={styles['control']}>
      <Slider.Track className={classNames(styles['track'], isInverted && styles['inverted'])}>
        <Slider.Indicator className={styles['range']} />
        {labels.map((label, index) => (
          <Slider.Thumb
            key={label}
            index={index}
            className={styles['thumb']}
            getAriaLabel={() => label}
            getAriaValueText={(_, value) => format(value)}
          />
        ))}
      </Slider.Track>
    </Slider.Control>
  </Slider.Root>
);
