import { useNavigate, usePathname } from '@institute/design-system';
import { useSearch } from 'wouter';
import { type Choices, type ListParams, readListParams, writeListParams } from './list-params.ts';

/** The state of a list, kept in the URL. */
export function useListParams<C extends Choices>(
  choices: C,
): [ListParams<C>, (values: Partial<ListParams<C>>) => void] {
  const search = useSearch();
  const pathname = usePathname();
  const navigate = useNavigate();
  return [
    readListParams(search, choices),
    (values) => navigate(pathname + writeListParams(search, choices, values), { replace: true }),
  ];
}
