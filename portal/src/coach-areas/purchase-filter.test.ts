import { describe, expect, it } from 'vitest';
import { type PurchaseFilter, toCriteria } from './purchase-filter.ts';

const rosaId = '01980a3c-1f00-7000-8000-0000000000c5';
const mayaId = '01980a3c-1f00-7000-8000-000000000001';
const rosa = { value: rosaId, label: 'Rosa Delgado' };
const maya = { value: mayaId, label: 'Maya Lindqvist' };
const gone = { value: null, label: 'Ángel Soto' };

const filter: PurchaseFilter = { coach: '', customer: '', type: '', status: '' };
const known = { coaches: [rosa], customers: [maya, gone] };

describe('the filters of a purchase list [D-06]', () => {
  it('default to the coach', () => {
    expect(toCriteria(filter, rosaId, known)).toEqual({
      coach: rosa,
      customer: null,
      coachProductType: null,
      status: null,
    });
  });

  it('contain coach and customer with value and label, the type and the status', () => {
    const chosen: PurchaseFilter = { coach: 'all', customer: mayaId, type: 'SERVICE', status: 'PAID' };
    expect(toCriteria(chosen, rosaId, known)).toEqual({
      coach: null,
      customer: maya,
      coachProductType: 'SERVICE',
      status: 'PAID',
    });
  });

  it('name a person whose account was closed', () => {
    expect(toCriteria({ ...filter, customer: gone.label }, rosaId, known).customer).toEqual(gone);
    expect(toCriteria({ ...filter, customer: 'Not known' }, rosaId, known).customer).toEqual({
      value: null,
      label: 'Not known',
    });
  });

  it('find a person by id before the names are loaded', () => {
    expect(toCriteria({ ...filter, customer: mayaId }, rosaId, { coaches: [], customers: [] })).toMatchObject(
      {
        coach: { value: rosaId },
        customer: { value: mayaId },
      },
    );
  });
});
