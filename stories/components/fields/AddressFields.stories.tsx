import { AddressFields, type AddressFieldsProps, Button } from '@institute/design-system';
import { type Address, emptyAddress } from '@institute/design-system/formats';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { translate } from '../../translated.ts';
import { inEachState, longText } from '../states.tsx';
import { announced, autofill, Canvas } from './Canvas.tsx';

const home: Address = {
  country: 'United States',
  countryCode: 'US',
  state: 'Ohio',
  stateCode: 'OH',
  city: 'Johnstown',
  zip: '43031',
  street1: '12 Main St',
  street2: 'Apt 4',
  latitude: 40.15,
  longitude: -82.68,
  formattedAddress: '12 Main St, Apt 4, Johnstown, OH 43031, United States',
};

const meta = {
  component: AddressFields,
  args: { label: 'Home address', onChange: fn() },
} satisfies Meta<typeof AddressFields>;
export default meta;
type Story = StoryObj<typeof meta>;

const last = (args: Partial<AddressFieldsProps>) =>
  (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as Address;

export const States: Story = {
  render: () => (
    <Canvas>
      <AddressFields label="Home address" />
      <AddressFields
        label="Billing address"
        purpose="billing"
        isRequired
        defaultValue={{ ...home, stateCode: 'CA', state: 'California', city: '' }}
        errorMessages={{
          city: 'Enter the city',
          zip: 'This ZIP code does not belong to California. Please check both',
        }}
      />
      <AddressFields label="Address on file" isReadOnly defaultValue={home} />
    </Canvas>
  ),
};

export const CountryDecides: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const country = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.selectOptions(country, 'United States');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Ohio');
    await expect(last(args)).toMatchObject({
      countryCode: 'US',
      country: 'United States',
      stateCode: 'OH',
      state: 'Ohio',
    });
    await expect(canvas.getByRole('textbox', { name: 'ZIP code' })).toBeVisible();
    await userEvent.selectOptions(country, 'Canada');
    const province = await canvas.findByRole('combobox', { name: 'Province' });
    // The other country's state stays visible, but not as a code.
    await expect(last(args)).toMatchObject({ countryCode: 'CA', state: 'Ohio', stateCode: '' });
    await expect(province).toHaveDisplayValue('Ohio');
    await userEvent.selectOptions(province, 'Ontario');
    await expect(last(args)).toMatchObject({ stateCode: 'ON', state: 'Ontario' });
    await userEvent.selectOptions(country, 'Antarctica');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'State or region' }), 's');
    await expect(last(args)).toMatchObject({ countryCode: 'AQ', state: 'Ontarios', stateCode: '' });
  },
};

const labels = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('textbox').map((box) => (box as HTMLInputElement).labels![0]!.textContent);

export const HasThePartsOfTheCountry: Story = {
  args: { isRequired: true },
  play: async ({ canvas, userEvent, args }) => {
    const country = canvas.getByRole('combobox', { name: 'Country' });
    const street = ['Street address', 'Apartment, suite or unit (optional)'];
    await userEvent.selectOptions(country, 'Germany');
    await waitFor(() => expect(labels(canvas)).toEqual([...street, 'Postal code (optional)', 'City']));
    await userEvent.selectOptions(country, 'Singapore');
    await expect(labels(canvas)).toEqual([...street, 'Postal code (optional)']);
    await userEvent.selectOptions(country, 'United Kingdom');
    await expect(labels(canvas)).toEqual([...street, 'Town or city', 'Postcode (optional)']);
    await userEvent.selectOptions(country, 'Japan');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Prefecture' }), '27');
    await expect(last(args)).toMatchObject({ countryCode: 'JP', state: 'Osaka' });
    // What is filled in stays visible where the country has no such part, and can be emptied.
    await userEvent.selectOptions(country, 'Germany');
    const state = await canvas.findByRole('textbox', { name: /^State or region/ });
    await expect(state).toHaveValue('Osaka');
    await userEvent.clear(state);
    await waitFor(() => expect(state).toHaveFocus());
    await expect(last(args)).toMatchObject({ countryCode: 'DE', state: '', stateCode: '' });
  },
};

export const OfTwoCountries: Story = {
  name: 'Two countries can be chosen, the postal code is required, and its digits are stored as 0 to 9',
  args: { countries: ['DE', 'EG'], isRequired: true, isPostalCodeRequired: true },
  play: async ({ canvas, userEvent, args }) => {
    const country = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
    const names = [...country.options].filter(({ value }) => value).map(({ text }) => text);
    await expect(names).toEqual(['Egypt', 'Germany']);
    await userEvent.selectOptions(country, 'Egypt');
    const governorate = await canvas.findByRole('combobox', { name: /^Governorate/ });
    await userEvent.selectOptions(governorate, 'Cairo');
    await expect(last(args)).toMatchObject({ state: 'Cairo', stateCode: 'C' });
    const code = await canvas.findByRole('textbox', { name: 'Postal code' });
    await expect(code).toBeRequired();
    await userEvent.type(code, '١١٥١١');
    await userEvent.tab();
    await expect(last(args).zip).toBe('11511');
  },
};

export const KeepsWhatIsReadOnly: Story = {
  name: 'A postal code that can’t be edited stays as it is',
  args: { isReadOnly: true, defaultValue: { ...home, zip: '٤٣٠٣١' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'ZIP code' }));
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TakesAutofillOfNamesAndCodes: Story = {
  play: async ({ canvas, args }) => {
    // The state comes before its country here: the text box takes it, and the list finds it.
    autofill(canvas.getByRole('textbox', { name: 'State or region' }), 'Ohio');
    autofill(canvas.getByRole('combobox', { name: 'Country' }), 'US');
    await expect(last(args)).toMatchObject({ countryCode: 'US', stateCode: 'OH', state: 'Ohio' });
    autofill(canvas.getByRole('combobox', { name: 'State' }), 'TX');
    await expect(last(args)).toMatchObject({ stateCode: 'TX', state: 'Texas' });
    autofill(canvas.getByRole('textbox', { name: 'Street address' }), '12 Main St');
    autofill(canvas.getByRole('textbox', { name: 'City' }), 'Austin');
    autofill(canvas.getByRole('textbox', { name: 'ZIP code' }), '73301');
    await expect(last(args).formattedAddress).toBe('12 Main St, Austin, TX 73301, United States');
  },
};

export const CarriesAutofillTokens: Story = {
  args: { purpose: 'billing', defaultValue: home },
  play: async ({ canvas }) => {
    const tokens = [
      'country',
      'address-line1',
      'address-line2',
      'address-level2',
      'address-level1',
      'postal-code',
    ];
    const controls = [...canvas.getAllByRole('combobox'), ...canvas.getAllByRole('textbox')];
    await expect(controls.map((control) => control.getAttribute('autocomplete')).sort()).toEqual(
      tokens.map((token) => `billing ${token}`).sort(),
    );
  },
};

export const KeepsCoordinatesOfAnUnchangedAddress: Story = {
  args: { defaultValue: home },
  play: async ({ canvas, userEvent, args }) => {
    const city = canvas.getByRole('textbox', { name: 'City' });
    await userEvent.type(city, 's');
    await expect(last(args)).toMatchObject({ city: 'Johnstowns', latitude: null, longitude: null });
    await userEvent.keyboard('{Backspace}');
    await expect(last(args)).toEqual(home);
  },
};

export const OffersToTakeAWholeAddressApart: Story = {
  render: function Kept(args) {
    const [value, setValue] = useState(emptyAddress);
    return (
      <AddressFields
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange?.(next);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const street = canvas.getByRole('textbox', { name: 'Street address' });
    await userEvent.click(street);
    await userEvent.paste('12 Main St\nApt 4\nJohnstown, OH 43031');
    await expect(street).toHaveValue('12 Main St, Apt 4, Johnstown, OH 43031');
    await userEvent.click(canvas.getByRole('button', { name: /own boxes/ }));
    await expect(last(args)).toMatchObject({ ...home, latitude: null, longitude: null });
    await waitFor(() => expect(street).toHaveFocus());
    await waitFor(() => expect(announced()).toMatch(/split the address/));
  },
};

export const KnowsAStateByItsNameOnly: Story = {
  args: { defaultValue: { ...home, stateCode: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Ohio');
  },
};

const sent = fn();

export const WorksInAPlainForm: Story = {
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Canvas>
        <AddressFields label="Home address" name="address" defaultValue={home} />
        <Button type="submit">Send</Button>
        <Button type="reset" variant="secondary">
          Reset
        </Button>
      </Canvas>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const city = canvas.getByRole('textbox', { name: 'City' });
    await userEvent.clear(city);
    await userEvent.type(city, 'Alexandria');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({
        'address.city': 'Alexandria',
        'address.stateCode': 'OH',
        'address.state': 'Ohio',
        'address.formattedAddress': '12 Main St, Apt 4, Alexandria, OH 43031, United States',
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(city).toHaveValue('Johnstown');
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  args: { label: 'Domicilio', defaultValue: home },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'País' })).toHaveDisplayValue('Estados Unidos');
    await expect(canvas.getByRole('textbox', { name: 'Código postal' })).toHaveValue('43031');
  },
};

export const HoverFocusPressed: Story = { decorators: [inEachState] };

export const LongText: Story = { args: { label: longText } };

export const InATranslatedPage: Story = {
  args: { defaultValue: { ...home, country: 'Germany', countryCode: 'DE', stateCode: '', state: '' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByLabelText(/^Postal code/)).toBeVisible();
    translate(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText(/^Country/), 'US');
    await expect(await canvas.findByLabelText(/^ZIP code/)).toBeVisible();
    await expect(canvas.queryByLabelText(/^Postal code/)).toBeNull();
  },
};
