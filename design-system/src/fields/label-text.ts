import { isValidElement, type ReactNode } from 'react';

/** The text of a label, which may have markup. Empty for a component that renders its text itself. */
export function labelText(label: ReactNode): string {
  if (typeof label === 'string' || typeof label === 'number') return String(label);
  if (Array.isArray(label)) return label.map(labelText).join('');
  return isValidElement<{ children?: ReactNode }>(label) ? labelText(label.props.children) : '';
}

/** A label within a sentence, such as the name of a button: `Show new password`. German nouns and `PIN` stay as they are. */
export const labelInSentence = (label: ReactNode, locale: string): string => {
  const text = labelText(label);
  return locale.startsWith('de') || /^\p{Lu}[\p{Lu}\d]/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
};
