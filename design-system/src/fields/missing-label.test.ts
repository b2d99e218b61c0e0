import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportMissingLabel } from './missing-label.ts';

const error = vi.spyOn(console, 'error');
beforeEach(() => error.mockReset().mockImplementation(() => {}));
afterEach(() => vi.unstubAllEnvs());

it.each([
  ['fields/TextField', undefined],
  ['fields/DateField', ''],
  ['choices/RadioGroup', ' \n'],
  ['choices/Switch', null],
])('reports the missing label of %s once', (component, label) => {
  reportMissingLabel(component, label);
  reportMissingLabel(component, label);
  expect(error).toHaveBeenCalledOnce();
  const [text] = error.mock.calls[0]!;
  expect(text).toMatch(new RegExp(`^${component.split('/')[1]} has no label`));
  expect(text).toContain(`/docs/components-${component.toLowerCase().replace('/', '-')}--docs`);
});

it('reports no label that is there', () => {
  reportMissingLabel('fields/TimeField', 'Start');
  reportMissingLabel('choices/CheckboxField', ['I agree']);
  expect(error).not.toHaveBeenCalled();
});

it('reports nothing in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  reportMissingLabel('fields/MoneyField', '');
  expect(error).not.toHaveBeenCalled();
});
