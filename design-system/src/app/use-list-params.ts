import { useSearch } from 'wouter';
import { useNavigate, usePathname } from '../actions/RouterProvider.tsx';
import {
  type Choices,
  isRefinement,
  type ListParams,
  readListParams,
  writeListParams,
} from './list-params.ts';

/** The state of a list, kept in the URL. Back undoes a filter; a typed text is one step. */
export function useListParams<C extends Choices>(
  choices: C,
): [ListParams<C>, (values: Partial<ListParams<C>>) => void] {
  const search = useSearch();
  const pathname = usePathname();
  const navigate = useNavigate();
  const params = readListParams(search, choices);
  return [
    params,
    (values) =>
      navigate((pathname ?? '') + writeListParams(search, choices, values), {
        replace: isRefinement(params, values, choices),
      }),
  ];
}
