import type { FieldBinding } from '../fields/binding.ts';
import { useInlineStyle } from '../rendering/hydration.ts';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';
import * as styles from './ColorSwatchField.css.ts';

export interface ColorOption {
  value: string;
  /** The name of the color, so that users don't have to recognize it. */
  label: string;
  /** Any CSS color. */
  color: string;
  isDisabled?: boolean;
}

export interface ColorSwatchFieldProps extends Omit<CheckboxGroupProps, 'options' | 'layout'> {
  options: readonly ColorOption[];
}

function Swatch({ color }: { color: string }) {
  return <span aria-hidden className={styles.swatch} style={useInlineStyle({ background: color })} />;
}

/** Checkboxes for the colors of a product, each with its name. */
export function ColorSwatchField({ options, ...props }: ColorSwatchFieldProps) {
  return (
    <CheckboxGroup
      {...props}
      layout="grid"
      options={options.map(({ label, color, ...option }) => ({
        ...option,
        label: (
          <span className={styles.label}>
            <Swatch color={color} />
            {label}
          </span>
        ),
      }))}
    />
  );
}

ColorSwatchField.binding = { empty: [] } satisfies FieldBinding;
