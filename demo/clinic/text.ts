import { useIntl } from 'react-intl';
import type german from './lang/de.json';

export type TextName = keyof typeof german;
export type GetText = (name: TextName, values?: Record<string, string | number>) => string;

/** A text of the page by its name. */
export function useText(): GetText {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}
