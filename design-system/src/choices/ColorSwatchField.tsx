import type { FieldBinding } from '../fields/binding.ts';
import { useInlineStyle } from '../rendering/hydration.ts';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';
import * as styles from './ColorSwatchField.css.ts';

export interface ColorOption {
  value: string;
  /** The colour's name, so that it need not be recognised by eye. */
  label: string;
  /** Any CSS colour. */
  color: string;
  isDisabled?: boolean;
}

export interface ColorSwatchFieldProps extends Omit<CheckboxGroupProps, 'options' | 'layout'> {
  options: readonly ColorOption[];
}

function Swatch({ color }: { color: string }) {
  return <span aria-hidden className={styles.swatch} style={useInlineStyle({ background: color })} />;
}

/** Any number of colours that a product comes in, each with its name. */
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
