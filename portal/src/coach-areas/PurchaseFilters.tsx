import { FilterBar, optionsOf, SelectField } from '@institute/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type Party, type PurchaseFilter, partyKey } from './purchase-filter.ts';
import { statusMessages, typeMessages } from './purchase-messages.tsx';

interface PurchaseFiltersProps {
  filter: PurchaseFilter;
  coachId: string;
  coaches: readonly Party[];
  customers: readonly Party[];
  onChange: (change: Partial<PurchaseFilter>) => void;
}

export function PurchaseFilters({ filter, coachId, coaches, customers, onChange }: PurchaseFiltersProps) {
  const intl = useIntl();
  const options = (parties: readonly Party[]) =>
    parties.map((party) => ({ value: partyKey(party), label: party.label }));
  // It stays after it was reset, because it has the focus.
  const [isCoachSet] = useState(filter.coach !== '');
  const others = coaches.filter((coach) => coach.value !== coachId);
  return (
    <FilterBar isOnlyForMany hasOrder count={Object.values(filter).filter(Boolean).length}>
      {(others.length > 0 || isCoachSet) && (
        <SelectField
          isFilter
          label={intl.formatMessage({ defaultMessage: 'Sold by' })}
          placeholder={intl.formatMessage({
            defaultMessage: 'You',
            description: 'Filter: what was bought of oneself',
          })}
          value={filter.coach}
          // Another coach has other clients.
          onChange={(coach) => onChange({ coach, customer: '' })}
          options={[
            ...options(others),
            { value: 'all', label: intl.formatMessage({ defaultMessage: 'All coaches' }) },
          ]}
        />
      )}
      <SelectField
        isFilter
        label={intl.formatMessage({ defaultMessage: 'Client' })}
        placeholder={intl.formatMessage({ defaultMessage: 'All clients' })}
        value={filter.customer}
        onChange={(customer) => onChange({ customer })}
        options={options(customers)}
      />
      <SelectField
        isFilter
        label={intl.formatMessage({ defaultMessage: 'Type', description: 'Filter: service or product' })}
        placeholder={intl.formatMessage({ defaultMessage: 'All types' })}
        value={filter.type}
        onChange={(type) => onChange({ type: type as PurchaseFilter['type'] })}
        options={optionsOf(intl, typeMessages)}
      />
      <SelectField
        isFilter
        label={intl.formatMessage({ defaultMessage: 'Status' })}
        placeholder={intl.formatMessage({ defaultMessage: 'Any status' })}
        value={filter.status}
        onChange={(status) => onChange({ status: status as PurchaseFilter['status'] })}
        options={optionsOf(intl, statusMessages)}
      />
    </FilterBar>
  );
}
