import { useSearch } from 'wouter';
import { useNavigate, usePathname } from '../actions/RouterProvider.tsx';
import {
  type Choices,
  isRefinement,
  type ListParams,
  readListParams,
  writeListParams,
} from './list-params.ts';

/** The value of a parameter and what sets it, for its control: `<SelectField {...field('status')} … />`. */
export type ListField<C extends Choices> = <Name extends keyof C>(
  name: Name,
) => { value: ListParams<C>[Name]; onChange: (value: string) => void };

/**
 * The state of a list, kept in the URL. Back undoes a filter; a typed text is one step. Whatever is set, the list starts at
 * its first page.
 */
export function useListParams<C extends Choices>(
  choices: C,
): [ListParams<C>, (values: Partial<ListParams<C>>) => void, ListField<C>] {
  const search = useSearch();
  const pathname = usePathname();
  const navigate = useNavigate();
  const params = readListParams(search, choices);
  const setParams = (values: Partial<ListParams<C>>) =>
    navigate((pathname ?? '') + writeListParams(search, choices, values), {
      replace: isRefinement(params, values, choices),
    });
  return [
    params,
    setParams,
    (name) => ({
      value: params[name],
      onChange: (value) => setParams({ [name]: value } as Partial<ListParams<C>>),
    }),
  ];
}
