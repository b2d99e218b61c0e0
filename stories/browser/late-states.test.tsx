import { AddressFields, IntlProvider } from '@institute/design-system';
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const { held, arrive } = vi.hoisted(() => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { held: promise, arrive: resolve };
});
vi.mock('../../design-system/src/fields/subdivisions.gen.ts', async (load) => {
  await held;
  return load();
});

it('keeps the box of a state that is being typed when the list of states arrives', async () => {
  render(
    <IntlProvider locale="en">
      <AddressFields label="Address" isRequired />
    </IntlProvider>,
  );
  await page.getByRole('combobox', { name: 'Country' }).selectOptions('Australia');
  const typed = page.getByRole('textbox', { name: /^State/ });
  await userEvent.type(typed, 'Bay');
  arrive();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(typed).toHaveFocus();
  await userEvent.type(typed, ' Area');
  await userEvent.tab();
  const list = page.getByRole('combobox', { name: 'State' });
  await expect.element(list).toHaveDisplayValue('Bay Area');
  await list.selectOptions('Victoria');
  await expect.element(list).toHaveDisplayValue('Victoria');
});
